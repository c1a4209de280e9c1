// In which part of the table the focus is.
() => document.activeElement.closest('.top, #board, #asked, .talk, #hand')?.className.split(' ')[0] ?? ''
