// The sentences of the log that say what somebody plays, and name no card to hover.
() => [...document.querySelectorAll("#log li")].filter((line) => / (plays|reveals|discards) (?!\d|a |an |no |the |nothing|cards)/.test(line.textContent) && !line.querySelector(".mention")).map((line) => line.textContent)
