/**
 * The coin as SVG text, 24 × 24 units: in flat fills, so that any number of them can stand on a page without sharing gradient ids.
 * Where it is large, on the icons and the share picture, its milling is finer and stays inside the edge.
 */
const rim = `
  <circle cx="12" cy="12" r="11" fill="#c08f2c"/>
  <circle cx="12" cy="12" r="10.2" fill="none" stroke="#7d5a14" stroke-width="1.6" stroke-dasharray="0.534 0.534"/>`;

const face = `
  <circle cx="12" cy="12" r="9.6" fill="#f1c45c"/>
  <circle cx="12" cy="12" r="8.5" fill="#d9a53a"/>
  <path d="M5.1 7.05A8.5 8.5 0 0 0 16.95 18.9Z" fill="#e8b84e"/>`;

function mark(width: number): string {
  return `<path d="M15.6 9.1 12 7.2 8.4 9.1v1.7l7.2 2.4v1.7L12 16.8l-3.6-1.9" fill="none" stroke="#4a3306" stroke-width="${width}" stroke-linejoin="miter"/>`;
}

/** The coin as it stands beside an amount (components/ui/coin.tsx): milled through its edge. */
export const amountCoin = `
  <circle cx="12" cy="12" r="11" fill="#c08f2c"/>
  <circle cx="12" cy="12" r="10.9" fill="none" stroke="#7d5a14" stroke-width="1.8" stroke-dasharray="1.141 1.141"/>${face}${mark(2)}`;

/** The whole coin where it is large. */
export const coin = `${rim}${face}${mark(2)}`;

/** For a browser tab: no milling, which would only blur there, and a mark that fills the coin. */
export const smallCoin = `
  <circle cx="12" cy="12" r="12" fill="#c08f2c"/>
  <circle cx="12" cy="12" r="10.6" fill="#f1c45c"/>
  <circle cx="12" cy="12" r="9.4" fill="#dfac42"/>
  <g transform="translate(12 12) scale(1.3) translate(-12 -12)">${mark(2.2)}</g>`;

/** A square picture of `size` units with the drawing scaled to `share` of its width, centred, over an optional ground. */
export function picture(drawing: string, size: number, share = 1, ground?: string): string {
  const scale = (size * share) / 24;
  const offset = (size * (1 - share)) / 2;
  const back = ground === undefined ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><title>Sikke</title>${back}<g transform="translate(${offset} ${offset}) scale(${scale})">${drawing}</g></svg>\n`;
}
