import { around, at, type Motif } from './ink';

/** What classic slots and tables are made of. */
export const tables = {
  crown: ({ mid, soft, light, spark }) =>
    `<path d="M-88 60-98-44-46-4 0-76 46-4 98-44 88 60Z" fill="${soft}"/><path d="M0-76 46-4 98-44 88 60H0Z" fill="${mid}"/><path d="M-88 66H88V90H-88Z" fill="${light}"/>${at(
      [
        [-98, -50],
        [0, -82],
        [98, -50],
      ],
      `<circle r="13" fill="${spark}"/>`,
    )}<path d="M0 6 18 30 0 54-18 30Z" fill="${spark}"/>`,
  pomegranate: ({ dark, mid, soft, light, spark }) =>
    `<circle cy="12" r="78" fill="${spark}"/><path d="M0 90A78 78 0 0 0 78 12C60 60 30 82 0 90Z" fill="#000" fill-opacity=".25"/><path d="M-26-62-38-100-12-84 0-106 12-84 38-100 26-62Z" fill="${soft}"/><path d="M-30-20C0-40 40-20 42 16 44 50 10 66-16 56-46 44-50-4-30-20Z" fill="${dark}"/>${at(
      [
        [-18, 0],
        [8, -8],
        [24, 14],
        [-6, 22],
        [-26, 28],
        [16, 40],
        [-6, 46],
      ],
      `<circle r="11" fill="${light}"/><circle r="5" fill="${spark}"/>`,
    )}<path d="M-60-10A62 62 0 0 1-30-46" fill="none" stroke="${mid}" stroke-width="6"/>`,
  pyramid: ({ mid, soft, light, spark }) =>
    `<circle cx="0" cy="-64" r="30" fill="${spark}"/><path d="M-104 84 0-72 104 84Z" fill="${soft}"/><path d="M0-72 104 84H24Z" fill="${mid}"/><path d="M0-72-24-36 4-26 20-42Z" fill="${light}"/><path d="M-70 34H60M-44-6H34" stroke="${mid}" stroke-width="5"/>`,
  burst: ({ mid, soft, light, spark }) =>
    `${around(12, `<path d="M0-104-9-40H9Z" fill="${mid}"/>`)}${around(6, `<path d="M0-88-14-30H14Z" fill="${soft}"/>`, 30)}<path d="M0-62 17-18 62-18 26 10 40 54 0 28-40 54-26 10-62-18-17-18Z" fill="${spark}"/><circle r="13" fill="${light}"/>`,
  reels: ({ dark, mid, soft, light, spark }) =>
    at(
      [
        [-48, 0],
        [48, 0],
      ],
      `<path d="M-40-86H40V86H-40Z" fill="${soft}"/><path d="M-40-86H40V-30H-40ZM-40 30H40V86H-40Z" fill="${mid}"/><path d="M-40-30H40M-40 30H40" stroke="${dark}" stroke-width="5"/><path d="M0-20 20 0 0 20-20 0Z" fill="${spark}"/><circle cy="-58" r="14" fill="${light}" fill-opacity=".6"/><path d="M-14 46h28v24h-28Z" fill="${light}" fill-opacity=".6"/>`,
    ),
  valley: ({ dark, mid, soft, light, spark }) =>
    `<circle cy="-30" r="34" fill="${spark}"/><path d="M-104-60-40-84-30 10-64 92H-104ZM104-60 40-84 30 10 64 92H104Z" fill="${soft}"/><path d="M-104-10-60-30-46 30-80 92H-104ZM104-10 60-30 46 30 80 92H104Z" fill="${mid}"/><path d="M-40 92C-10 60 20 50 0 20" fill="none" stroke="${light}" stroke-width="12" stroke-linecap="round"/><path d="M-30-84 0-104 30-84" fill="none" stroke="${dark}" stroke-width="6"/>`,
  dunes: ({ mid, soft, light, spark }) =>
    `<circle cx="36" cy="-44" r="40" fill="${spark}"/><path d="M-104 30C-50-30-10 10 20 30S80 0 104 10V92H-104Z" fill="${soft}"/><path d="M-104 60C-60 30-20 64 30 56S80 40 104 50V92H-104Z" fill="${mid}"/>${at(
      [
        [-66, 14],
        [-40, 4],
        [-14, 14],
      ],
      `<path d="M-9 8-6-8 0-14 6-8 9 8Z" fill="${light}"/>`,
    )}`,
  nine: ({ mid, soft, light, spark }) =>
    `${at(
      [
        [-48, -66],
        [0, -66],
        [48, -66],
        [-48, -18],
        [0, -18],
        [48, -18],
        [-48, 30],
        [0, 30],
        [48, 30],
      ],
      `<circle r="18" fill="${soft}"/><circle cx="-5" cy="-5" r="5" fill="${light}"/>`,
    )}<circle cy="-18" r="18" fill="${spark}"/><path d="M-100 74q25-20 50 0t50 0 50 0 50 0M-100 98q25-20 50 0t50 0 50 0 50 0" fill="none" stroke="${mid}" stroke-width="9"/>`,
  mine: ({ dark, mid, soft, light, spark }) =>
    `${around(8, `<path d="M-9-60H9V-94H-9Z" fill="${mid}"/>`)}<circle r="66" fill="${soft}"/><path d="M0 66A66 66 0 0 0 66 0C50 40 30 56 0 66Z" fill="${dark}" fill-opacity=".5"/><circle cx="-24" cy="-26" r="14" fill="${light}" fill-opacity=".7"/><circle r="18" fill="${spark}"/>`,
  drops: ({ mid, soft, light, spark }) =>
    `${[0, 1, 2, 3, 4].map((row) => Array.from({ length: row + 2 }, (_, column) => `<circle cx="${(column - (row + 1) / 2) * 34}" cy="${-74 + row * 32}" r="7" fill="${soft}"/>`).join('')).join('')}<circle cx="-17" cy="-28" r="15" fill="${spark}"/>${[-85, -51, -17, 17, 51, 85].map((x, at) => `<rect x="${x - 15}" y="80" width="30" height="18" rx="5" fill="${at === 0 || at === 5 ? light : mid}"/>`).join('')}`,
  roulette: ({ dark, mid, soft, light, spark }) =>
    `<circle r="96" fill="${mid}"/>${around(18, `<path d="M0-90-8-50H8Z" fill="${dark}"/>`)}${around(18, `<path d="M0-90-8-50H8Z" fill="${soft}"/>`, 10)}<circle r="50" fill="${dark}"/><circle r="34" fill="${soft}"/>${around(4, `<path d="M-5 0H5V-44H-5Z" fill="${light}"/>`, 45)}<circle r="12" fill="${light}"/><circle cx="40" cy="-62" r="9" fill="${spark}"/>`,
  wheel: ({ dark, mid, soft, light, spark }) =>
    `${around(10, `<path d="M0 0-28-86A90 90 0 0 1 28-86Z" fill="${mid}"/>`)}${around(5, `<path d="M0 0-28-86A90 90 0 0 1 28-86Z" fill="${soft}"/>`)}<circle r="90" fill="none" stroke="${light}" stroke-width="7"/>${around(10, `<circle cy="-90" r="5" fill="${dark}"/>`, 18)}<circle r="22" fill="${light}"/><path d="M-14-110H14L0-78Z" fill="${spark}"/>`,
  cards: ({ dark, mid, soft, light, spark }) =>
    `<g transform="rotate(-14) translate(-30 6)"><rect x="-50" y="-74" width="100" height="148" rx="12" fill="${soft}"/><path d="M0-36C22-12 40 0 40 22 40 44 12 46 4 30 4 46 10 54 18 58H-18C-10 54-4 46-4 30-12 46-40 44-40 22-40 0-22-12 0-36Z" fill="${dark}"/></g><g transform="rotate(12) translate(34 4)"><rect x="-50" y="-74" width="100" height="148" rx="12" fill="${light}"/><path d="M0 44C-50 8-44-32-18-32-6-32 0-22 0-16 0-22 6-32 18-32 44-32 50 8 0 44Z" fill="${spark}"/></g><path d="M-60 98H60" stroke="${mid}" stroke-width="7" stroke-linecap="round"/>`,
  backgammon: ({ dark, mid, soft, light, spark }) =>
    `<rect x="-96" y="-90" width="192" height="180" rx="12" fill="${dark}" stroke="${mid}" stroke-width="9"/>${[-72, -36, 0, 36, 72].map((x, at) => `<path d="M${x - 16}-84h32L${x} -8Z" fill="${at % 2 ? mid : soft}"/><path d="M${x - 16} 84h32L${x} 8Z" fill="${at % 2 ? soft : mid}"/>`).join('')}<circle cx="-72" cy="-64" r="17" fill="${light}"/><circle cx="-72" cy="-32" r="17" fill="${light}"/><circle cx="36" cy="62" r="17" fill="${spark}"/><circle cx="36" cy="30" r="17" fill="${spark}"/>`,
  candyWheel: ({ mid, soft, light, spark }) =>
    `<circle r="92" fill="${light}"/>${around(8, `<path d="M0 0C-30-20-40-60-20-90A92 92 0 0 1 16-90C-6-60 0-30 0 0Z" fill="${spark}"/>`)}<circle r="92" fill="none" stroke="${soft}" stroke-width="9"/><circle r="20" fill="${mid}"/><path d="M-14-112H14L0-80Z" fill="${soft}"/>`,
} as const satisfies Readonly<Record<string, Motif>>;
