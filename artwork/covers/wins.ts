import { placed } from './stage';

/** A stylised win screen: five reels of three, the winning line lit in the green of a win. Fills 640 × 360. */
export interface WinScreen {
  readonly name: string;
  readonly ground: string;
  readonly frame: string;
  readonly reel: string;
  /** The winning symbol first, then the three others. */
  readonly symbols: readonly [WinSymbol, WinSymbol, WinSymbol, WinSymbol];
  /** The row of the winning symbol in each reel, from the top. */
  readonly line: readonly number[];
}

interface WinSymbol {
  readonly shape: (fill: string) => string;
  readonly fill: string;
}

/** Eight screens of eight invented games. */
export const winScreens: readonly WinScreen[] = [
  {
    name: 'win-1',
    ground: '#160f1c',
    frame: '#37254a',
    reel: '#201529',
    symbols: [of(gem, '#c46b9b'), of(star, '#8d7cc0'), of(shield, '#6fa7c9'), of(cherry, '#d9a99a')],
    line: [1, 0, 2, 1, 1],
  },
  {
    name: 'win-2',
    ground: '#0a1418',
    frame: '#1b3b45',
    reel: '#0f2229',
    symbols: [of(fish, '#7fc0cc'), of(clover, '#a3c7b5'), of(shield, '#7488ab'), of(horseshoe, '#c9b79a')],
    line: [1, 1, 1, 1, 1],
  },
  {
    name: 'win-3',
    ground: '#17100b',
    frame: '#4a3222',
    reel: '#281b12',
    symbols: [of(crown, '#d08a4e'), of(gem, '#8a9a5b'), of(shield, '#b05a4a'), of(horseshoe, '#cbb59a')],
    line: [2, 0, 0, 1, 2],
  },
  {
    name: 'win-4',
    ground: '#0c1118',
    frame: '#2a3650',
    reel: '#151c2a',
    symbols: [of(star, '#a9bbe0'), of(gem, '#b07fb8'), of(bell, '#6fb0a2'), of(clover, '#c98f8f')],
    line: [1, 2, 0, 1, 2],
  },
  {
    name: 'win-5',
    ground: '#0b140f',
    frame: '#234534',
    reel: '#12241b',
    symbols: [of(clover, '#8cc27d'), of(bell, '#b7a36a'), of(fish, '#5f97a5'), of(shield, '#b77c6e')],
    line: [1, 1, 2, 2, 0],
  },
  {
    name: 'win-6',
    ground: '#190c10',
    frame: '#542534',
    reel: '#2c131b',
    symbols: [of(cherry, '#e0697c'), of(horseshoe, '#c79b8a'), of(star, '#8e7fb5'), of(clover, '#7fa8a0')],
    line: [2, 1, 0, 1, 2],
  },
  {
    name: 'win-7',
    ground: '#0a0f1c',
    frame: '#21356a',
    reel: '#111a36',
    symbols: [of(bell, '#7f9df0'), of(fish, '#9fb6d9'), of(crown, '#b58ac7'), of(gem, '#6fb7b0')],
    line: [0, 1, 2, 1, 0],
  },
  {
    name: 'win-8',
    ground: '#131313',
    frame: '#3a3a3d',
    reel: '#1e1e21',
    symbols: [of(horseshoe, '#c3c7d2'), of(crown, '#8a9a9f'), of(cherry, '#b59a8a'), of(star, '#7f8ca8')],
    line: [2, 2, 1, 2, 2],
  },
];

function of(shape: WinSymbol['shape'], fill: string): WinSymbol {
  return { shape, fill };
}

const green = '#5ac98f';
const xOf = (column: number) => 128 + column * 96;
const yOf = (row: number) => 78 + row * 84;

/** The screen as SVG. */
export function drawWin({ ground, frame, reel, symbols, line }: WinScreen): string {
  const columns = line.map((winning, column) => {
    const strip = `<rect x="${xOf(column) - 44}" y="34" width="88" height="256" rx="10" fill="${reel}"/>`;
    const drawn = [0, 1, 2].map((row) => {
      const at = row === winning ? 0 : 1 + ((column * 2 + row + winning) % 3);
      const { shape, fill } = symbols[at] ?? symbols[0];
      return `<g opacity="${row === winning ? 1 : 0.45}">${placed(shape(fill), xOf(column), yOf(row))}</g>`;
    });
    return strip + drawn.join('');
  });
  const path = line.map((row, column) => `${column === 0 ? 'M' : 'L'}${xOf(column)} ${yOf(row)}`).join('');
  const cells = line.map(
    (row, column) =>
      `<rect x="${xOf(column) - 40}" y="${yOf(row) - 38}" width="80" height="76" rx="10" fill="none" stroke="${green}" stroke-width="4"/>`,
  );
  const ray = `<path d="${path}" fill="none" stroke="${green}" stroke-opacity=".4" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 640 360"><rect width="640" height="360" fill="${ground}"/><rect x="68" y="18" width="504" height="288" rx="18" fill="${frame}"/>${columns.join('')}${ray}${cells.join('')}${bar(frame)}</svg>`;
}

/** The control bar under the reels: fields and the round button, without words. */
function bar(frame: string): string {
  return `<rect x="68" y="316" width="150" height="28" rx="14" fill="${frame}"/><rect x="82" y="326" width="62" height="8" rx="4" fill="#fff" fill-opacity=".35"/><rect x="238" y="316" width="164" height="28" rx="14" fill="${green}" fill-opacity=".18" stroke="${green}" stroke-opacity=".6"/><rect x="276" y="325" width="88" height="10" rx="5" fill="${green}"/><rect x="422" y="316" width="108" height="28" rx="14" fill="${frame}"/><circle cx="554" cy="330" r="18" fill="${frame}"/><path d="M548 321l16 9-16 9Z" fill="#fff" fill-opacity=".6"/>`;
}

function gem(fill: string): string {
  return `<path d="M-18-24H18L32-6 0 28-32-6Z" fill="${fill}"/><path d="M-18-24H0L-12-6h-20Z" fill="#fff" fill-opacity=".35"/><path d="M0-24 12-6H-12Z" fill="#fff" fill-opacity=".18"/><path d="M12-6h20L0 28Z" fill="#000" fill-opacity=".22"/>`;
}

function clover(fill: string): string {
  const leaves = [0, 120, 240].map(
    (turn) => `<circle cy="-14" r="14" fill="${fill}" transform="rotate(${turn})"/>`,
  );
  return `<path d="M0 4c2 12 8 18 16 22" fill="none" stroke="${fill}" stroke-width="6" stroke-linecap="round"/>${leaves.join('')}<circle r="5" fill="#000" fill-opacity=".25"/>`;
}

function shield(fill: string): string {
  return `<path d="M-26-24h52v22C26 14 14 24 0 30-14 24-26 14-26-2Z" fill="${fill}"/><path d="M-26-24H0v54C-14 24-26 14-26-2Z" fill="#fff" fill-opacity=".2"/>`;
}

function horseshoe(fill: string): string {
  return `<path d="M-20 26c-18-24-6-50 20-50s38 26 20 50" fill="none" stroke="${fill}" stroke-width="13" stroke-linecap="round"/>`;
}

function star(fill: string): string {
  return `<path d="M0-30 9-10 31-8 15 7 20 28 0 17-20 28-15 7-31-8-9-10Z" fill="${fill}"/><path d="M0-30V17L-20 28-15 7-31-8-9-10Z" fill="#fff" fill-opacity=".22"/>`;
}

function cherry(fill: string): string {
  return `<path d="M-14 8C-10-10 0-20 18-28M14 10c0-16 2-26 4-38" fill="none" stroke="#7f9f77" stroke-width="4" stroke-linecap="round"/><circle cx="-15" cy="14" r="15" fill="${fill}"/><circle cx="15" cy="15" r="15" fill="${fill}"/><circle cx="-20" cy="9" r="5" fill="#fff" fill-opacity=".35"/><circle cx="10" cy="10" r="5" fill="#fff" fill-opacity=".35"/>`;
}

function fish(fill: string): string {
  return `<path d="M-32 0C-18-22 8-22 20-2L34-16V20L20 4C8 22-18 22-32 0Z" fill="${fill}"/><path d="M-32 0C-18-22 8-22 20-2L-6 2Z" fill="#fff" fill-opacity=".22"/><circle cx="-17" cy="-3" r="4" fill="#000" fill-opacity=".45"/>`;
}

function crown(fill: string): string {
  return `<path d="M-30 20-34-14-16 0 0-26 16 0 34-14 30 20Z" fill="${fill}"/><path d="M-30 20-34-14-16 0 0-26V20Z" fill="#fff" fill-opacity=".22"/><path d="M-30 24h60v6h-60Z" fill="${fill}"/>`;
}

function bell(fill: string): string {
  return `<path d="M-26 16C-18 8-20-2-18-10c2-12 10-18 18-18s16 6 18 18c2 8 0 18 8 26Z" fill="${fill}"/><path d="M-26 16C-18 8-20-2-18-10c2-12 10-18 18-18v44Z" fill="#fff" fill-opacity=".2"/><circle cy="23" r="7" fill="${fill}"/>`;
}
