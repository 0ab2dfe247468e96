/** The media query behind the `desk` variants of app/globals.css and public/device.js (D14): wide, with a fine pointer. */
const deskQuery = '(width >= 64rem) and (hover: hover) and (pointer: fine)';

/** Whether the page is shown as on a desktop right now. */
export function isDesk(): boolean {
  return window.matchMedia(deskQuery).matches;
}
