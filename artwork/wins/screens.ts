import counts from '../../api/seed/content/win-screens.json' with { type: 'json' };
import type { GamePicture } from '../games/pictures';
import { gamePictures } from '../games/pictures';
import { symbols } from './symbols';

/** A drawn screen of a win: the name of its file and the whole picture as SVG of 640 × 360. */
export interface WinScreen {
  readonly name: string;
  readonly svg: string;
}

/** What a screen is made of: how many reels and rows, and how large a symbol stands in them. */
interface Shape {
  readonly reels: number;
  readonly rows: number;
  readonly cell: readonly [width: number, height: number];
  readonly scale: number;
}

const green = '#5ac98f';

/** The base game, a bonus of few large reels, and one of many small ones. */
const shapes: readonly Shape[] = [
  { reels: 5, rows: 3, cell: [96, 84], scale: 0.36 },
  { reels: 3, rows: 2, cell: [164, 126], scale: 0.56 },
  { reels: 6, rows: 4, cell: [82, 63], scale: 0.27 },
  { reels: 4, rows: 3, cell: [122, 84], scale: 0.37 },
];
const others = Object.values(symbols);

/** Every screen that the demo's wins show: as many of each game as `win-screens.json` says, no two alike. */
export const winScreens: readonly WinScreen[] = gamePictures.flatMap((game) =>
  Array.from({ length: countOf(game.slug) }, (_, at) => ({
    name: `${game.slug}-${at + 1}`,
    svg: drawScreen(game, at),
  })),
);

function countOf(slug: string): number {
  return Object.entries(counts).find(([name]) => name === slug)?.[1] ?? 0;
}

/** The screen number `at` of a game: its own drawing is the symbol that wins, in its own colours; reels and winning line are of the number. */
function drawScreen({ slug, ink, motif }: GamePicture, at: number): string {
  const shape = shapes[at % shapes.length] ?? base;
  const { reels, rows, cell, scale } = shape;
  const [width, height] = cell;
  const seed = toSeed(slug) + at * 7;
  const left = 320 - ((reels - 1) * width) / 2;
  const top = 162 - ((rows - 1) * height) / 2;
  const rowOf = (reel: number) => toRow(seed, reel, rows);
  const columns = Array.from({ length: reels }, (_, reel) => {
    const x = left + reel * width;
    const strip = `<rect x="${x - width / 2 + 4}" y="${top - height / 2 + 2}" width="${width - 8}" height="${rows * height - 4}" rx="10" fill="${ink.dark}"/>`;
    const cells = Array.from({ length: rows }, (_, row) => {
      const y = top + row * height;
      if (row === rowOf(reel)) return `<use href="#w" x="${x}" y="${y}"/>`;
      return `<use href="#o${(seed + reel * 2 + row * 3) % 3}" x="${x}" y="${y}" opacity=".5"/>`;
    });
    return strip + cells.join('');
  });
  const places = Array.from(
    { length: reels },
    (_, reel) => [left + reel * width, top + rowOf(reel) * height] as const,
  );
  const line = `<path d="M${places.map(([x, y]) => `${x} ${y}`).join('L')}" fill="none" stroke="${green}" stroke-opacity=".4" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;
  const frames = places.map(
    ([x, y]) =>
      `<rect x="${x - width / 2 + 8}" y="${y - height / 2 + 5}" width="${width - 16}" height="${height - 10}" rx="10" fill="none" stroke="${green}" stroke-width="4"/>`,
  );
  const tones = [ink.soft, ink.spark, ink.mid];
  const small = [0, 1, 2].map((nth) => {
    const drawn = others[(seed + nth * 4) % others.length] ?? symbols.gem;
    return `<g id="o${nth}"><g transform="scale(${(scale * 2.4).toFixed(2)})">${drawn(tones[nth] ?? ink.soft)}</g></g>`;
  });
  const board = `<rect x="${left - width / 2 - 6}" y="${top - height / 2 - 8}" width="${reels * width + 12}" height="${rows * height + 16}" rx="18" fill="${ink.mid}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><defs><g id="w"><g transform="scale(${scale})">${motif(ink)}</g></g>${small.join('')}</defs><rect width="640" height="360" fill="${ink.deep}"/>${board}${columns.join('')}${line}${frames.join('')}${bar(ink.mid, at)}</svg>`;
}

const base: Shape = { reels: 5, rows: 3, cell: [96, 84], scale: 0.36 };

/** The row of the winning symbol in a reel: lines go straight, up and down. */
function toRow(seed: number, reel: number, rows: number): number {
  const step = ((seed >> 2) + reel * ((seed % 3) + (reel % 2))) % (rows * 2 - 2 || 1);
  return step < rows ? step : rows * 2 - 2 - step;
}

function toSeed(slug: string): number {
  return [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

/** The control bar under the reels: fields and the round button, without words. What was won fills it, more with each number. */
function bar(frame: string, at: number): string {
  return `<rect x="68" y="318" width="150" height="28" rx="14" fill="${frame}"/><rect x="82" y="328" width="${40 + (at % 5) * 12}" height="8" rx="4" fill="#fff" fill-opacity=".35"/><rect x="238" y="318" width="164" height="28" rx="14" fill="${green}" fill-opacity=".18" stroke="${green}" stroke-opacity=".6"/><rect x="${290 - (at % 4) * 8}" y="327" width="${60 + (at % 4) * 16}" height="10" rx="5" fill="${green}"/><rect x="422" y="318" width="108" height="28" rx="14" fill="${frame}"/><circle cx="554" cy="332" r="18" fill="${frame}"/><path d="M548 323l16 9-16 9Z" fill="#fff" fill-opacity=".6"/>`;
}
