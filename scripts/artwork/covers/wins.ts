import { placed } from './stage';

/** A stylised win screen: five reels of three, the winning line lit in the green of a win. Fills 640 × 360. */
export interface WinScreen {
  readonly name: string;
  readonly ground: string;
  readonly frame: string;
  readonly reel: string;
  /** The colours of the four symbols. */
  readonly hues: readonly [string, string, string, string];
  /** Which symbol stands where, column by column from the top; the last row of each triple is the bottom. */
  readonly reels: readonly [string, string, string, string, string];
  /** The row of the winning line in each reel. */
  readonly line: readonly [number, number, number, number, number];
}

/** Eight screens of eight invented games. */
export const winScreens: readonly WinScreen[] = [
  screen(
    'win-1',
    '#160f1c',
    '#37254a',
    '#201529',
    ['#c46b9b', '#8d7cc0', '#6fa7c9', '#d9a99a'],
    'abc dab cad abd cab',
    '10211',
  ),
  screen(
    'win-2',
    '#0a1418',
    '#1b3b45',
    '#0f2229',
    ['#5d9aa8', '#a3c7b5', '#7488ab', '#c9b79a'],
    'cab acd bac cad dac',
    '11111',
  ),
  screen(
    'win-3',
    '#17100b',
    '#4a3222',
    '#281b12',
    ['#b8733f', '#8a9a5b', '#b05a4a', '#cbb59a'],
    'bda cab acb dca abd',
    '20012',
  ),
  screen(
    'win-4',
    '#0c1118',
    '#2a3650',
    '#151c2a',
    ['#8fa3c7', '#b07fb8', '#6fb0a2', '#c98f8f'],
    'acb bca dab cab bda',
    '12012',
  ),
  screen(
    'win-5',
    '#0b140f',
    '#234534',
    '#12241b',
    ['#79a86c', '#b7a36a', '#5f97a5', '#b77c6e'],
    'bad dab cda bac acd',
    '11220',
  ),
  screen(
    'win-6',
    '#190c10',
    '#542534',
    '#2c131b',
    ['#c9667a', '#c79b8a', '#8e7fb5', '#7fa8a0'],
    'dca bad abc dba cda',
    '21012',
  ),
  screen(
    'win-7',
    '#0a0f1c',
    '#21356a',
    '#111a36',
    ['#6f8fe0', '#9fb6d9', '#b58ac7', '#6fb7b0'],
    'abd cab bca acb dab',
    '01210',
  ),
  screen(
    'win-8',
    '#131313',
    '#3a3a3d',
    '#1e1e21',
    ['#a9adb8', '#8a9a9f', '#b59a8a', '#7f8ca8'],
    'cda bda dab cad bac',
    '22122',
  ),
];

function screen(
  name: string,
  ground: string,
  frame: string,
  reel: string,
  hues: WinScreen['hues'],
  reels: string,
  line: string,
): WinScreen {
  const [a = '', b = '', c = '', d = '', e = ''] = reels.split(' ');
  const [p = 0, q = 0, r = 0, s = 0, t = 0] = [...line].map(Number);
  return { name, ground, frame, reel, hues, reels: [a, b, c, d, e], line: [p, q, r, s, t] };
}

const green = '#5ac98f';
const xOf = (column: number) => 128 + column * 96;
const yOf = (row: number) => 78 + row * 84;

/** The screen as SVG. */
export function drawWin({ ground, frame, reel, hues, reels, line }: WinScreen): string {
  const columns = reels.map((symbols, column) => {
    const strip = `<rect x="${xOf(column) - 44}" y="34" width="88" height="256" rx="10" fill="${reel}"/>`;
    const drawn = [...symbols].map((symbol, row) => {
      const lit = line[column] === row;
      const shape = symbolOf(lit ? 'a' : symbol, hues);
      return `<g opacity="${lit ? 1 : 0.5}">${placed(shape, xOf(column), yOf(row))}</g>`;
    });
    return strip + drawn.join('');
  });
  const path = line.map((row, column) => `${column === 0 ? 'M' : 'L'}${xOf(column)} ${yOf(row)}`).join('');
  const cells = line.map(
    (row, column) =>
      `<rect x="${xOf(column) - 40}" y="${yOf(row) - 38}" width="80" height="76" rx="10" fill="none" stroke="${green}" stroke-width="4"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 640 360"><rect width="640" height="360" fill="${ground}"/><rect x="68" y="18" width="504" height="288" rx="18" fill="${frame}"/>${columns.join('')}<path d="${path}" fill="none" stroke="${green}" stroke-opacity=".45" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>${cells.join('')}${bar(frame)}</svg>`;
}

/** The control bar under the reels: fields and the round button, without words. */
function bar(frame: string): string {
  return `<rect x="68" y="316" width="150" height="28" rx="14" fill="${frame}"/><rect x="82" y="326" width="62" height="8" rx="4" fill="#fff" fill-opacity=".35"/><rect x="238" y="316" width="164" height="28" rx="14" fill="${green}" fill-opacity=".18" stroke="${green}" stroke-opacity=".6"/><rect x="276" y="325" width="88" height="10" rx="5" fill="${green}"/><rect x="422" y="316" width="108" height="28" rx="14" fill="${frame}"/><circle cx="554" cy="330" r="18" fill="${frame}"/><path d="M548 321l16 9-16 9Z" fill="#fff" fill-opacity=".6"/>`;
}

function symbolOf(symbol: string, [first, second, third, fourth]: WinScreen['hues']): string {
  if (symbol === 'a') return gem(first);
  if (symbol === 'b') return clover(second);
  if (symbol === 'c') return shield(third);
  return horseshoe(fourth);
}

function gem(fill: string): string {
  return `<path d="M-18-24H18L32-6 0 28-32-6Z" fill="${fill}"/><path d="M-18-24H0L-12-6h-20Z" fill="#fff" fill-opacity=".35"/><path d="M0-24 12-6H-12Z" fill="#fff" fill-opacity=".18"/><path d="M12-6h20L0 28Z" fill="#000" fill-opacity=".22"/>`;
}

function clover(fill: string): string {
  const leaf = [0, 120, 240].map(
    (turn) => `<circle cy="-14" r="14" fill="${fill}" transform="rotate(${turn})"/>`,
  );
  return `<path d="M0 4c2 12 8 18 16 22" fill="none" stroke="${fill}" stroke-width="6" stroke-linecap="round"/>${leaf.join('')}<circle r="5" fill="#000" fill-opacity=".25"/>`;
}

function shield(fill: string): string {
  return `<path d="M-26-24h52v22C26 14 14 24 0 30-14 24-26 14-26-2Z" fill="${fill}"/><path d="M-26-24H0v54C-14 24-26 14-26-2Z" fill="#fff" fill-opacity=".2"/>`;
}

function horseshoe(fill: string): string {
  return `<path d="M-20 26c-18-24-6-50 20-50s38 26 20 50" fill="none" stroke="${fill}" stroke-width="13" stroke-linecap="round"/>`;
}
