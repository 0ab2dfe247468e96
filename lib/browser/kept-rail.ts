import { keep } from './kept';

/** The key in localStorage; `deviceScript` reads it before the first frame. */
const key = 'railNarrow';
const mark = 'data-rail-narrow';

/** Whether the visitor has made the rail narrow: the document's element says so, and the style sheet goes by it. */
export function isRailNarrow(): boolean {
  return document.documentElement.hasAttribute(mark);
}

/** Makes the rail narrow, or gives it its names back; this browser keeps it. */
export function makeRailNarrow(isNarrow: boolean): void {
  keep('localStorage', key, isNarrow ? '1' : null);
  document.documentElement.toggleAttribute(mark, isNarrow);
}
