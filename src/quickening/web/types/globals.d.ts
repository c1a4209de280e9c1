// What the scripts rely on and the types of the browser do not know: every element that is looked for here is an HTML
// element, and what is clicked or typed at is one as well.
interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}

interface Element {
  closest(selector: string): any;
}

interface EventTarget {
  closest(selector: string): any;
  matches(selector: string): boolean;
  id: string;
  clientHeight: number;
  scrollHeight: number;
  scrollTop: number;
}

interface Event {
  movementX: number;
  movementY: number;
}

/** Glyphs are cut out of their package when the server starts. */
declare module "*/glyphs.js" {
  export const GLYPHS: any;
  export const MEANINGS: any;
}
