import { around, at, type Motif } from './ink';

/** Plants, beasts and weather. */
export const nature = {
  olive: ({ mid, soft, light, spark }) =>
    `<path d="M-80 60C-30 40 20 0 80-70" fill="none" stroke="${mid}" stroke-width="8" stroke-linecap="round"/>${at(
      [
        [-50, 30],
        [-10, 10],
        [25, -20],
        [55, -50],
      ],
      `<ellipse cx="-14" cy="-16" rx="11" ry="26" transform="rotate(-60)" fill="${soft}"/><ellipse cx="18" cy="14" rx="15" ry="19" fill="${light}"/>`,
    )}<path d="M-20-95-50-40h24L-44 10l50-62H-18L2-95Z" fill="${spark}"/>`,
  peak: ({ mid, soft, light, spark }) =>
    `<circle cx="48" cy="-52" r="26" fill="${spark}"/><path d="M-100 80 0-88 100 80Z" fill="${soft}"/><path d="M0-88 100 80H10Z" fill="${mid}"/><path d="M0-88-34-32-12-44 0-24 14-46 34-30Z" fill="${light}"/>`,
  fish: ({ mid, soft, light, spark }) =>
    `<path d="M-84 0C-50-54 20-54 58 0 20 54-50 54-84 0Z" fill="${soft}"/><path d="M52 0 96-40V40Z" fill="${soft}"/><path d="M-84 0C-50 54 20 54 58 0Z" fill="${mid}"/><circle cx="-48" cy="-10" r="9" fill="${light}"/><path d="M-20-30c20 18 20 42 0 60M8-34c22 20 22 48 0 68" fill="none" stroke="${light}" stroke-width="4" stroke-opacity=".5"/><circle cx="-70" cy="-62" r="8" fill="${spark}"/><circle cx="-46" cy="-82" r="5" fill="${spark}"/>`,
  pearlFish: ({ mid, soft, light, spark }) =>
    `<path d="M70 0C40-60-30-60-66 0-30 60 40 60 70 0Z" fill="${mid}"/><path d="M-60 0-98-44V44Z" fill="${soft}"/>${at(
      [
        [-20, -20],
        [10, -20],
        [-34, 6],
        [-6, 6],
        [22, 6],
        [-20, 30],
        [8, 30],
      ],
      `<circle r="11" fill="${soft}"/>`,
    )}<circle cx="46" cy="-12" r="8" fill="${light}"/><circle cx="84" cy="36" r="20" fill="${light}"/><circle cx="78" cy="30" r="6" fill="${spark}"/>`,
  cat: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-74 70V-70l40 34h68l40-34V70Q0 110-74 70Z" fill="${soft}"/><path d="M0-36h34l40-34V70Q40 92 0 92Z" fill="${mid}"/><ellipse cx="-30" cy="8" rx="15" ry="18" fill="${spark}"/><ellipse cx="30" cy="8" rx="15" ry="18" fill="${spark}"/><ellipse cx="-30" cy="8" rx="5" ry="16" fill="${dark}"/><ellipse cx="30" cy="8" rx="5" ry="16" fill="${dark}"/><path d="M-9 38H9L0 50Z" fill="${light}"/><path d="M-40 44-92 34M-40 54-92 62M40 44 92 34M40 54 92 62" stroke="${light}" stroke-width="4"/>`,
  bull: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-46-34C-96-34-104-76-84-96-82-66-60-58-38-58ZM46-34C96-34 104-76 84-96 82-66 60-58 38-58Z" fill="${light}"/><path d="M-54-56H54L40 40 24 84H-24L-40 40Z" fill="${soft}"/><path d="M0-56H54L40 40 24 84H0Z" fill="${mid}"/><circle cx="-26" cy="-12" r="8" fill="${dark}"/><circle cx="26" cy="-12" r="8" fill="${dark}"/><path d="M-22 56c0 34 44 34 44 0" fill="none" stroke="${spark}" stroke-width="8"/>`,
  wolf: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-78-84-58-8-84 24-30 50 0 96 30 50 84 24 58-8 78-84 28-50H-28Z" fill="${soft}"/><path d="M0-50h28l50-34L58-8 84 24 30 50 0 96Z" fill="${mid}"/><path d="M-46-2-16 10-38 18ZM46-2 16 10 38 18Z" fill="${spark}"/><path d="M-14 60H14L0 84Z" fill="${dark}"/><path d="M0-50-14-8 0 44 14-8Z" fill="${light}" fill-opacity=".45"/>`,
  raven: ({ mid, soft, light, spark }) =>
    `<path d="M70-92C0-70-60 0-70 92 10 70 62 0 70-92Z" fill="${soft}"/><path d="M70-92C62 0 10 70-70 92Z" fill="${mid}"/><path d="M70-92-92 116" stroke="${light}" stroke-width="5"/><path d="M34-60 6-62M20-36-16-40M4-12-36-16M-14 12-52 8M50-40 52-12M34-10 38 16M16 12 20 40M-4 38-2 62" stroke="${light}" stroke-opacity=".4" stroke-width="4"/><circle cx="-62" cy="-58" r="10" fill="${spark}"/>`,
  snow: ({ soft, light, spark }) =>
    `${around(6, `<path d="M0 0V-92M0-40-22-62M0-40 22-62M0-64-16-80M0-64 16-80" fill="none" stroke="${soft}" stroke-width="9" stroke-linecap="round"/>`)}<circle r="20" fill="${light}"/><circle r="9" fill="${spark}"/>`,
  flower: ({ mid, soft, light, spark }) =>
    `${around(8, `<ellipse cy="-58" rx="22" ry="38" fill="${mid}"/>`, 22.5)}${around(8, `<ellipse cy="-48" rx="19" ry="34" fill="${soft}"/>`)}<circle r="28" fill="${spark}"/>${around(10, `<circle cy="-17" r="4" fill="${light}"/>`)}`,
  tulip: ({ mid, soft, light, spark }) =>
    `<path d="M0 20V96" stroke="${mid}" stroke-width="9"/><path d="M0 92C-50 80-66 46-66 20-30 30-4 56 0 92ZM0 92C50 80 66 46 66 20 30 30 4 56 0 92Z" fill="${mid}"/><path d="M-58-60C-66 0-40 34 0 34S66 0 58-60L28-26 0-92-28-26Z" fill="${spark}"/><path d="M0-92 28-26 58-60C66 0 40 34 0 34Z" fill="${soft}" fill-opacity=".6"/><path d="M0-92C-24-50-24-6 0 34 24-6 24-50 0-92Z" fill="${light}" fill-opacity=".35"/>`,
  rose: ({ mid, soft, light, spark }) =>
    `<path d="M0 40C-6 70 6 84 0 100" fill="none" stroke="${mid}" stroke-width="9"/><path d="M0 70C-34 70-56 52-60 30-30 28-6 44 0 70Z" fill="${mid}"/><circle r="66" cy="-26" fill="${spark}"/><path d="M-66-26A66 66 0 0 0 66-26C40 10-40 10-66-26Z" fill="#000" fill-opacity=".25"/><path d="M0-30c-14-24 26-38 36-10 12 34-50 50-68 14-18-42 34-78 78-50" fill="none" stroke="${light}" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/><circle cx="52" cy="60" r="7" fill="${soft}"/>`,
  cherry: ({ mid, soft, light, spark }) =>
    `<path d="M-36 30C-30-20-6-60 40-88M34 40C36-4 40-50 40-88" fill="none" stroke="${mid}" stroke-width="7"/><path d="M40-88c-40-10-70 4-86 30 40 10 72 0 86-30Z" fill="${soft}"/><circle cx="-40" cy="50" r="40" fill="${spark}"/><circle cx="42" cy="58" r="36" fill="${spark}"/><path d="M-40 90A40 40 0 0 0 0 50C-6 70-20 82-40 90ZM42 94A36 36 0 0 0 78 58C72 76 60 88 42 94Z" fill="#000" fill-opacity=".25"/><circle cx="-54" cy="36" r="9" fill="${light}" fill-opacity=".7"/><circle cx="28" cy="46" r="8" fill="${light}" fill-opacity=".7"/>`,
  citrus: ({ mid, soft, light, spark }) =>
    `<circle r="88" fill="${mid}"/><circle r="76" fill="${light}"/>${around(9, `<path d="M0-8C-26-40-22-66 0-68 22-66 26-40 0-8Z" fill="${spark}"/>`)}<circle r="8" fill="${soft}"/>`,
  sheep: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-40 60v34M-14 66v30M22 66v30M46 58v34" stroke="${mid}" stroke-width="11"/>${at(
      [
        [-52, 10],
        [-30, -30],
        [10, -40],
        [46, -22],
        [58, 18],
        [24, 44],
        [-20, 44],
        [0, 6],
      ],
      `<circle r="36" fill="${light}"/>`,
    )}<ellipse cx="-62" cy="-16" rx="27" ry="36" fill="${soft}"/><circle cx="-72" cy="-24" r="5" fill="${dark}"/><path d="M-78 2q12 8 22 0" fill="none" stroke="${dark}" stroke-width="4"/><circle cx="70" cy="-74" r="12" fill="${spark}"/>`,
  partridge: ({ dark, mid, soft, light, spark }) =>
    `<path d="M-80 30C-80-30-30-50 10-44L30-78c30-14 52 10 46 34L96-36 74-22C76 40 40 76-10 76-60 76-80 56-80 30Z" fill="${soft}"/><path d="M-80 30c40 10 84-4 100-40 20 40-6 86-30 86-50 0-70-20-70-46Z" fill="${mid}"/><circle cx="52" cy="-54" r="6" fill="${dark}"/><path d="M96-36 74-22 76-44Z" fill="${spark}"/><path d="M-50 20c14 8 30 8 42 0M-40 42c16 8 34 6 46-4" fill="none" stroke="${light}" stroke-width="5" stroke-opacity=".6"/><path d="M-20 76v22M10 74v24" stroke="${spark}" stroke-width="6"/>`,
  gull: ({ mid, soft, light, spark }) =>
    `<path d="M-96 84C-30 84 50 40 92-60" fill="none" stroke="${spark}" stroke-width="7" stroke-linecap="round" stroke-dasharray="2 16"/><path d="M-96-10C-60-56-26-48 0-8 26-60 66-66 98-46 60-40 40-14 12 22L-6 30C-30 4-60-14-96-10Z" fill="${light}"/><path d="M0-8C26-60 66-66 98-46 60-40 40-14 12 22Z" fill="${soft}"/><path d="M-96-10C-60-14-30 4-6 30l8-20C-20-8-56-20-96-10Z" fill="${mid}"/>`,
  shell: ({ mid, soft, light, spark }) =>
    `<path d="M0 76C-80 60-110-10-80-60-60-90-20-90 0-80 20-90 60-90 80-60 110-10 80 60 0 76Z" fill="${soft}"/><path d="M0 76-60-66M0 76-24-82M0 76 24-82M0 76 60-66M0 76-88-20M0 76 88-20" stroke="${mid}" stroke-width="7"/><path d="M-26 66H26L16 94H-16Z" fill="${mid}"/><circle cy="20" r="20" fill="${light}"/><circle cx="-6" cy="14" r="6" fill="${spark}"/>`,
  pine: ({ mid, soft, light, spark }) =>
    `<circle cx="-52" cy="-50" r="30" fill="${spark}"/><path d="M-100 84-44-10-6 50 40-40 100 84Z" fill="${mid}"/><path d="M40-40 22-5 42-14 54-4 60-2Z" fill="${light}"/>${at(
      [
        [-48, 60],
        [8, 66],
        [58, 60],
      ],
      `<path d="M0-62-26-6H-10L-30 30H30L10-6H26Z" fill="${soft}"/>`,
    )}`,
} as const satisfies Readonly<Record<string, Motif>>;
