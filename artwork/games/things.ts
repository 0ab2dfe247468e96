import { around, at, type Motif } from './ink';

/** Things made by hand: treasure, tools, machines. */
export const things = {
  balloons: ({ mid, soft, light, spark }) =>
    at(
      [[-34, -16]],
      `<path d="M-54-20A54 54 0 0 1 54-20C54 14 16 40 12 58H-12C-16 40-54 14-54-20Z" fill="${soft}"/><path d="M0-74C30-60 26 20 10 58H-10C-26 20-30-60 0-74Z" fill="${spark}"/><path d="M-12 66H12V86H-12Z" fill="${light}"/>`,
    ) +
    `<g transform="translate(58 -36) scale(.55)"><path d="M-54-20A54 54 0 0 1 54-20C54 14 16 40 12 58H-12C-16 40-54 14-54-20Z" fill="${mid}"/><path d="M0-74C30-60 26 20 10 58H-10C-26 20-30-60 0-74Z" fill="${light}"/><path d="M-12 66H12V86H-12Z" fill="${light}"/></g><path d="M-100 96C-60 70-40 90-10 84S60 66 100 90" fill="none" stroke="${mid}" stroke-width="8"/>`,
  gate: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-92 88V-30L0-84 92-30V88Z" fill="${soft}"/><path d="M0-84 92-30V88H0Z" fill="${mid}"/><path d="M-34 88V20A34 34 0 0 1 34 20V88Z" fill="${dark}"/><path d="M-74-18V88M74-18V88" stroke="${light}" stroke-width="13"/><circle cy="-34" r="13" fill="${spark}"/><path d="M-104 88H104" stroke="${light}" stroke-width="8"/>`,
  nazar: ({ dark, mid, soft, light, spark }) =>
    `<circle r="92" fill="${mid}"/><circle r="66" fill="${light}"/><circle r="42" fill="${spark}"/><circle r="20" fill="${dark}"/><path d="M-70-60A92 92 0 0 1 20-90" fill="none" stroke="${soft}" stroke-width="9" stroke-linecap="round"/>`,
  lokum: ({ mid, soft, light, spark }) =>
    at(
      [
        [-46, -36],
        [44, -62],
        [-4, 22],
        [66, 44],
        [-70, 62],
      ],
      `<path d="M0-38 36-20V20L0 38-36 20V-20Z" fill="${soft}"/><path d="M0-38 36-20 0-2-36-20Z" fill="${light}"/><path d="M0-2 36-20V20L0 38Z" fill="${mid}"/><circle cx="-16" cy="10" r="4" fill="${spark}"/>`,
    ),
  hook: ({ mid, soft, light, spark }) =>
    `<path d="M20-104V30a38 38 0 0 1-76 0l22 8" fill="none" stroke="${light}" stroke-width="10" stroke-linecap="round"/><circle cx="20" cy="-88" r="12" fill="none" stroke="${light}" stroke-width="7"/><path d="M34 6H82L104 32 58 88 12 32Z" fill="${spark}"/><path d="M34 6 58 32 58 88 12 32Z" fill="${soft}"/><path d="M12 32H104" stroke="${mid}" stroke-width="4"/>`,
  wagon: ({ dark, mid, soft, light, spark }) =>
    `${at(
      [
        [-50, -30],
        [-10, -48],
        [34, -36],
        [60, -24],
      ],
      `<path d="M-26 6-14-24 14-28 28 2 8 24Z" fill="${spark}"/>`,
    )}<path d="M-92-20H92L72 52H-72Z" fill="${soft}"/><path d="M0-20H92L72 52H0Z" fill="${mid}"/><path d="M-84 4H84" stroke="${dark}" stroke-width="6"/><circle cx="-44" cy="66" r="21" fill="${light}"/><circle cx="44" cy="66" r="21" fill="${light}"/><circle cx="-44" cy="66" r="8" fill="${dark}"/><circle cx="44" cy="66" r="8" fill="${dark}"/><path d="M-104 94H104" stroke="${light}" stroke-width="7"/>`,
  picks: ({ mid, soft, light, spark }) =>
    `<g transform="rotate(45)"><path d="M-7-40H7V96H-7Z" fill="${mid}"/><path d="M-74-40C-40-76 40-76 74-40 40-54-40-54-74-40Z" fill="${light}"/></g><g transform="rotate(-45)"><path d="M-7-40H7V96H-7Z" fill="${soft}"/><path d="M-74-40C-40-76 40-76 74-40 40-54-40-54-74-40Z" fill="${light}"/></g><path d="M-30 84-20 50 12 44 34 70 16 96H-20Z" fill="${spark}"/>`,
  bridge: ({ dark, mid, soft, light, spark }) =>
    `<circle cx="50" cy="-58" r="24" fill="${spark}"/><path d="M-100 10Q0-70 100 10V64H60A60 50 0 0 0-60 64H-100Z" fill="${soft}"/><path d="M-100 10Q0-70 100 10" fill="none" stroke="${light}" stroke-width="10"/><path d="M-100 64H-60A60 50 0 0 1 60 64H100" fill="none" stroke="${dark}" stroke-width="6"/><path d="M-96 84q16-10 32 0t32 0 32 0 32 0 32 0 32 0" fill="none" stroke="${mid}" stroke-width="8"/>`,
  lamp: ({ mid, soft, light, spark }) =>
    `<path d="M0-40-90 92H90Z" fill="${spark}" fill-opacity=".22"/><path d="M0-104V-76" stroke="${light}" stroke-width="7"/><path d="M-16-76H16L62-24H-62Z" fill="${soft}"/><path d="M0-76H16L62-24H0Z" fill="${mid}"/><path d="M-34-24A34 34 0 0 0 34-24Z" fill="${spark}"/><circle cx="-66" cy="-70" r="6" fill="${light}"/><circle cx="72" cy="-86" r="4" fill="${light}"/>`,
  stone: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-60 88V-30A60 60 0 0 1 60-30V88Z" fill="${soft}"/><path d="M0-90A60 60 0 0 1 60-30V88H0Z" fill="${mid}"/><path d="M-34-30H34M-34-4H34M-20 22H20" stroke="${dark}" stroke-width="11"/><path d="M-104 92C-60 70-30 92 0 86S70 74 104 92Z" fill="${light}" fill-opacity=".5"/><circle cx="82" cy="-70" r="20" fill="${spark}"/>`,
  hat: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-44-20C-44-70-24-84 0-70 24-84 44-70 44-20Z" fill="${soft}"/><path d="M0-70C24-84 44-70 44-20H0Z" fill="${mid}"/><path d="M-98-14C-60 2 60 2 98-14 90 22-90 22-98-14Z" fill="${soft}"/><path d="M-46-32H46V-16H-46Z" fill="${dark}"/><path d="M-56 34H56L36 68 0 96-36 68Z" fill="${spark}"/><path d="M0 34H56L36 68 0 96Z" fill="#000" fill-opacity=".2"/><circle cx="-22" cy="18" r="6" fill="${light}"/><circle cx="22" cy="18" r="6" fill="${light}"/>`,
  simit: ({ mid, soft, light, spark }) =>
    `<circle r="64" fill="none" stroke="${mid}" stroke-width="46"/><circle r="64" fill="none" stroke="${soft}" stroke-width="30"/>${around(14, `<path d="M-10-82Q2-64 10-46" fill="none" stroke="${mid}" stroke-width="5"/>`)}${around(22, `<ellipse cy="-66" rx="3" ry="6" fill="${light}" transform="rotate(8)"/>`)}<circle r="12" fill="${spark}"/>`,
  spray: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-20-40H46V84a8 8 0 0 1-8 8H-12a8 8 0 0 1-8-8Z" fill="${soft}"/><path d="M14-40H46V84a8 8 0 0 1-8 8H14Z" fill="${mid}"/><path d="M-8-62H34L46-40H-20Z" fill="${light}"/><path d="M4-86H22V-62H4Z" fill="${dark}"/><path d="M-20 4H46V44H-20Z" fill="${spark}"/>${at(
      [
        [-18, -80],
        [-40, -92],
        [-42, -66],
        [-64, -78],
        [-70, -52],
        [-88, -90],
      ],
      `<circle r="8" fill="${spark}"/>`,
    )}`,
  kilim: ({ mid, soft, light, spark }) =>
    `<path d="M0-96 96 0 0 96-96 0Z" fill="${mid}"/><path d="M0-72 72 0 0 72-72 0Z" fill="${soft}"/><path d="M0-48 48 0 0 48-48 0Z" fill="${spark}"/><path d="M0-24 24 0 0 24-24 0Z" fill="${light}"/>${at(
      [
        [-76, -76],
        [76, -76],
        [-76, 76],
        [76, 76],
      ],
      `<path d="M0-22 22 0 0 22-22 0Z" fill="${soft}"/><path d="M0-9 9 0 0 9-9 0Z" fill="${light}"/>`,
    )}`,
  horn: ({ mid, soft, light, spark }) =>
    `<path d="M88-84C96-10 40 70-40 70-90 70-96 20-62 0-30 20 0 10 20-14 46-44 60-70 88-84Z" fill="${soft}"/><path d="M20-14C46-44 60-70 88-84 96-10 40 70-40 70 10 50 30 20 20-14Z" fill="${mid}"/><ellipse cx="-62" cy="34" rx="27" ry="40" transform="rotate(24 -62 34)" fill="${light}"/>${at(
      [
        [-80, 30],
        [-58, 52],
        [-56, 16],
        [-84, 64],
        [-40, 80],
      ],
      `<circle r="15" fill="${spark}"/><circle cx="-4" cy="-4" r="4" fill="${light}"/>`,
    )}`,
  flame: ({ dark, mid, soft, light, spark }) =>
    `<path d="M0-100C20-50 76-30 70 30 66 76 34 96 0 96S-66 76-70 30C-72 0-50-14-44-44-24-34-16-20-14-4 6-30 10-66 0-100Z" fill="${spark}"/><path d="M0 92C-34 92-48 66-40 36-20 44-18 20-6-10 20 8 44 30 40 56 36 80 20 92 0 92Z" fill="${light}"/><ellipse cy="58" rx="12" ry="26" fill="${dark}"/><path d="M-96 50-74 66M96 50 74 66" stroke="${soft}" stroke-width="7"/><circle cx="-80" cy="-40" r="6" fill="${mid}"/>`,
  train: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-62 40V-40A62 50 0 0 1 62-40V40Z" fill="${soft}"/><path d="M0-90A62 50 0 0 1 62-40V40H0Z" fill="${mid}"/><path d="M-40-20V-46A40 26 0 0 1 40-46V-20Z" fill="${dark}"/><circle cy="14" r="15" fill="${spark}"/><circle cx="-44" cy="18" r="8" fill="${light}"/><circle cx="44" cy="18" r="8" fill="${light}"/><path d="M-72 40H72L52 70H-52Z" fill="${light}"/><path d="M-40 76-84 104M40 76 84 104M-60 90H60" stroke="${soft}" stroke-width="7"/>`,
  jaws: ({ dark, mid, light, spark }) =>
    `<path d="M-98-20C-70-90 70-90 98-20 60-44-60-44-98-20ZM-98 24C-70 94 70 94 98 24 60 48-60 48-98 24Z" fill="${mid}"/><path d="M-92-22C-56-46 56-46 92-22V26C56 50-56 50-92 26Z" fill="${dark}"/>${[-72, -44, -15, 15, 44, 72].map((x) => `<path d="M${x - 13}-${34 - Math.abs(x) / 8}h26l-13 36Z" fill="${light}"/><path d="M${x - 13} ${38 - Math.abs(x) / 8}h26l-13-36Z" fill="${light}"/>`).join('')}<circle cx="-50" cy="-74" r="9" fill="${spark}"/><circle cx="50" cy="-74" r="9" fill="${spark}"/>`,
  lollipop: ({ mid, soft, light, spark }) =>
    `<path d="M0 30V104" stroke="${light}" stroke-width="10" stroke-linecap="round"/><circle cy="-24" r="72" fill="${spark}"/><g transform="translate(0 -24)">${around(6, `<path d="M0 0C-10-30-40-44-34-64A72 72 0 0 1 0-72C-20-50 14-30 0 0Z" fill="${light}" fill-opacity=".8"/>`)}</g><circle cy="-24" r="72" fill="none" stroke="${soft}" stroke-width="6"/><path d="M-30 66C-10 54 10 78 30 66" fill="none" stroke="${mid}" stroke-width="9"/>`,
  seal: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-30 50-44 104-14 90 0 104 14 90 44 104 30 50Z" fill="${mid}"/>${around(12, `<circle cy="-64" r="22" fill="${soft}"/>`)}<circle cy="0" r="64" fill="${soft}"/><circle r="48" fill="${mid}"/>${around(8, `<path d="M0-42 10-16 0-6-10-16Z" fill="${light}"/>`)}<circle r="11" fill="${spark}"/><circle r="48" fill="none" stroke="${dark}" stroke-width="3"/>`,
  book: ({ dark, mid, soft, light, spark }) =>
    `<path d="M0-60C-30-80-70-80-98-66V66C-70 52-30 52 0 72 30 52 70 52 98 66V-66C70-80 30-80 0-60Z" fill="${light}"/><path d="M0-60C30-80 70-80 98-66V66C70 52 30 52 0 72Z" fill="${soft}"/><path d="M-98 66-104 80C-70 64-30 66 0 86 30 66 70 64 104 80L98 66" fill="none" stroke="${mid}" stroke-width="9"/><path d="M-78-44C-60-50-40-48-22-38M-78-20C-60-26-40-24-22-14M-78 4C-60-2-40 0-22 10" fill="none" stroke="${mid}" stroke-width="5"/><path d="M50-46 74-14 50 26 26-14Z" fill="${spark}"/><path d="M0-60V72" stroke="${dark}" stroke-width="5"/>`,
  atom: ({ mid, soft, light, spark }) =>
    `${around(3, `<ellipse rx="96" ry="34" fill="none" stroke="${soft}" stroke-width="8"/>`)}<circle r="28" fill="${spark}"/><circle cx="-8" cy="-8" r="9" fill="${light}"/>${around(3, `<circle cx="96" r="11" fill="${light}"/>`)}<circle r="44" fill="none" stroke="${mid}" stroke-width="4"/>`,
  rune: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-58 92-74-40-30-92 40-84 74-20 60 92Z" fill="${soft}"/><path d="M10-90 40-84 74-20 60 92H0Z" fill="${mid}"/><path d="M0-56V56M0-56 30-28 0-4 30 20M0 56-28 30" fill="none" stroke="${spark}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/><path d="M-40-30-56 4M-36 60-48 40" stroke="${dark}" stroke-width="5"/><path d="M-100 94H100" stroke="${light}" stroke-opacity=".5" stroke-width="6"/>`,
  castle: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-90 90V-10H-54V-40H54V-10H90V90Z" fill="${soft}"/><path d="M0-40H54V-10H90V90H0Z" fill="${mid}"/><path d="M-90-10-72-60-54-10ZM54-10 72-60 90-10ZM-26-40 0-104 26-40Z" fill="${light}"/><path d="M-22 90V44A22 22 0 0 1 22 44V90Z" fill="${dark}"/><path d="M-48 10h18v26h-18ZM30 10h18v26H30Z" fill="${spark}"/>`,
  piggy: ({ dark, mid, soft, light, spark }) =>
    `<ellipse rx="82" ry="62" cy="6" fill="${soft}"/><path d="M-82 6A82 62 0 0 0 82 6C60 40-60 40-82 6Z" fill="${mid}"/><path d="M-54-40-60-78-22-54ZM28-54 58-76 54-40Z" fill="${soft}"/><ellipse cx="66" cy="14" rx="25" ry="21" fill="${spark}"/><circle cx="58" cy="14" r="5" fill="${dark}"/><circle cx="75" cy="14" r="5" fill="${dark}"/><circle cx="32" cy="-14" r="7" fill="${dark}"/><path d="M-24-58H14" stroke="${dark}" stroke-width="8" stroke-linecap="round"/><path d="M-46 58v34h20V64M26 64v28h20V56" fill="${soft}"/><path d="M-82 0c-20-6-20-26-4-28" fill="none" stroke="${light}" stroke-width="7"/>`,
  anchor: ({ mid, soft, light, spark }) =>
    `<circle cy="-78" r="18" fill="none" stroke="${light}" stroke-width="11"/><path d="M0-60V88M-44-34H44" stroke="${soft}" stroke-width="15" stroke-linecap="round"/><path d="M-88 20C-80 76-40 90 0 92 40 90 80 76 88 20" fill="none" stroke="${soft}" stroke-width="15"/><path d="M-106 36-88-4-66 34ZM106 36 88-4 66 34Z" fill="${light}"/><path d="M-70-80C-20-50 30-20 70 40" fill="none" stroke="${spark}" stroke-width="7" stroke-dasharray="14 8"/><circle cy="-34" r="7" fill="${mid}"/>`,
  lighthouse: ({ dark, mid, soft, light, spark }) =>
    `<path d="M0-66-110-104V-30ZM0-66 110-104V-30Z" fill="${spark}" fill-opacity=".3"/><path d="M-26-44H26L40 90H-40Z" fill="${light}"/><path d="M0-44H26L40 90H0Z" fill="${soft}"/><path d="M-30-8H30L34 26H-34ZM-37 58H37L40 90H-40Z" fill="${mid}"/><path d="M-20-84H20V-46H-20Z" fill="${spark}"/><path d="M-26-84 0-106 26-84ZM-34-46H34" fill="${mid}" stroke="${dark}" stroke-width="5"/><path d="M-104 96C-70 78-30 100 0 90S70 80 104 96Z" fill="${soft}"/>`,
} as const satisfies Readonly<Record<string, Motif>>;
