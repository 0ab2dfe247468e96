const finePointer = '(hover: hover) and (pointer: fine)';

/** The media query behind the `desk` variants of app/globals.css and lib/csp/device-script.ts (D14): wide, with a fine pointer. */
const deskQuery = `(width >= 64rem) and ${finePointer}`;

/** From here on the rail has its names without being opened: the query behind its variants in app/globals.css. */
const docksQuery = `(width >= 90rem) and ${finePointer}`;

/** Whether the page is shown as on a desktop right now. */
export function isDesk(): boolean {
  return window.matchMedia(deskQuery).matches;
}

/** Whether there is room for the rail with its names right now. */
export function isRailDocked(): boolean {
  return window.matchMedia(docksQuery).matches;
}

/** Calls back whenever that changes; the answer ends it. */
export function watchRailDocked(changed: () => void): () => void {
  const query = window.matchMedia(docksQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
