import { bust, coinAt, cup, star, ticket } from '../covers/pieces';
import { type Drawing, placed, shadow, type Tone } from '../covers/stage';

/** A flake of snow: the programme of winter. */
export function snowflake({ soft, light }: Tone): string {
  const arm = [0, 60, 120, 180, 240, 300].map(
    (turn) =>
      `<g transform="rotate(${turn})"><path d="M0 0v-124M0-56l-30-28M0-56l30-28M0-92l-22-20M0-92l22-20" fill="none" stroke="${turn % 120 === 0 ? light : soft}" stroke-width="12" stroke-linecap="round"/></g>`,
  );
  const flakes = [
    [136, 92, 11],
    [508, 118, 14],
    [480, 282, 9],
    [164, 270, 13],
  ].map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${soft}" fill-opacity=".7"/>`);
  return `${flakes.join('')}${placed(arm.join(''), 320, 180)}<circle cx="320" cy="180" r="16" fill="${light}"/>`;
}

/** The sun going down over water: the end of a summer. */
export function sunset({ mid, soft, light }: Tone): string {
  const rays = Array.from(
    { length: 9 },
    (_, at) =>
      `<rect x="-5" y="-148" width="10" height="34" rx="5" fill="${soft}" transform="rotate(${-80 + at * 20})"/>`,
  );
  const waves = [244, 272, 300].map(
    (y, at) =>
      `<path d="M${150 + at * 26} ${y}h${340 - at * 52}" stroke="${at === 0 ? light : soft}" stroke-opacity="${1 - at * 0.28}" stroke-width="11" stroke-linecap="round"/>`,
  );
  return `${placed(rays.join(''), 320, 222)}<path d="M224 222a96 96 0 0 1 192 0Z" fill="${light}"/><path d="M320 126a96 96 0 0 1 96 96h-96Z" fill="${soft}"/><path d="M110 222h420" stroke="${mid}" stroke-width="6"/>${waves.join('')}`;
}

/** A parasol and a chair: nobody streams. */
export function parasol({ mid, soft, light }: Tone): string {
  return `${shadow(330, 312, 180)}<path d="M318 64l34 240" stroke="${mid}" stroke-width="11" stroke-linecap="round"/><path d="M160 176C164 92 230 46 312 46s160 40 176 108c-30-14-56-12-78 12-26-22-52-20-78 6-28-22-56-16-80 12-26-24-56-26-92-8Z" fill="${soft}"/><path d="M312 46c-62 22-88 74-60 138-26-24-56-26-92-8C164 92 230 46 312 46ZM312 46c58 14 94 58 98 120-26-22-52-20-78 6 8-60 2-98-20-126Z" fill="${light}"/><path d="M420 300l26-64 66 30M400 300h112" fill="none" stroke="${light}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A lantern and a moon: evenings of a month. */
export function lantern({ mid, soft, light }: Tone): string {
  const panes = [-38, 0, 38].map(
    (x) => `<rect x="${x - 13}" y="-36" width="26" height="84" rx="12" fill="${x === 0 ? light : soft}"/>`,
  );
  return `${shadow(300, 318, 90)}<path d="M456 56a58 58 0 1 0 34 98 70 70 0 0 1-34-98Z" fill="${light}"/><g transform="translate(300 196)"><path d="M0-158v40" stroke="${soft}" stroke-width="8"/><circle cy="-112" r="15" fill="none" stroke="${soft}" stroke-width="8"/><path d="M-62-56C-50-88-26-98 0-98s50 10 62 42Z" fill="${soft}"/><rect x="-68" y="-58" width="136" height="122" rx="18" fill="${mid}"/>${panes.join('')}<path d="M-74 66H74v18H-74ZM-46 84h92l-12 26h-68Z" fill="${soft}"/></g>${placed(star(9, soft), 168, 96)}${placed(star(12, light), 196, 238)}`;
}

/** A month with the day that counts. */
export function calendar({ dark, mid, soft, light }: Tone): string {
  const days = Array.from({ length: 20 }, (_, at) => {
    const [x, y] = [226 + (at % 5) * 40, 142 + Math.floor(at / 5) * 38];
    return at === 18
      ? ''
      : `<rect x="${x}" y="${y}" width="26" height="24" rx="6" fill="${soft}" fill-opacity="${at < 16 ? 0.9 : 0.4}"/>`;
  });
  return `${shadow(320, 322, 150)}<rect x="198" y="62" width="244" height="248" rx="22" fill="${light}"/><path d="M198 84a22 22 0 0 1 22-22h200a22 22 0 0 1 22 22v36H198Z" fill="${mid}"/><path d="M256 44v38M384 44v38" stroke="${soft}" stroke-width="14" stroke-linecap="round"/>${days.join('')}<circle cx="359" cy="268" r="30" fill="${mid}"/>${placed(star(17, light), 359, 268)}<path d="M198 120h244" stroke="${dark}" stroke-opacity=".3" stroke-width="4"/>`;
}

/** Sand that runs out. */
export function hourglass({ mid, soft, light }: Tone): string {
  return `${shadow(320, 322, 100)}<path d="M248 68h144c0 62-52 74-52 112s52 50 52 112H248c0-62 52-74 52-112s-52-50-52-112Z" fill="${mid}" fill-opacity=".75"/><path d="M266 108h108c-10 34-40 48-46 70h-16c-6-22-36-36-46-70ZM256 292c2-32 28-46 52-56l12-20 12 20c24 10 50 24 52 56Z" fill="${light}"/><path d="M320 178v48" stroke="${light}" stroke-width="6"/><path d="M228 44h184a12 12 0 0 1 0 26H228a12 12 0 0 1 0-26ZM228 288h184a12 12 0 0 1 0 26H228a12 12 0 0 1 0-26Z" fill="${soft}"/>`;
}

/** A balloon over the valley. */
export function balloon({ mid, soft, light }: Tone): string {
  return `<path d="M0 316c90-44 150-6 220-24s120-48 200-14 150 6 220-14v96H0Z" fill="${mid}" fill-opacity=".6"/><path d="M320 28c66 0 108 44 108 102 0 52-46 90-82 124h-52c-36-34-82-72-82-124 0-58 42-102 108-102Z" fill="${soft}"/><path d="M320 28c24 0 42 44 42 102 0 52-18 90-32 124h-20c-14-34-32-72-32-124 0-58 18-102 42-102Z" fill="${light}"/><path d="M214 116c66 24 148 24 212 0" fill="none" stroke="${mid}" stroke-width="10"/><path d="M296 256l6 28M344 256l-6 28" stroke="${soft}" stroke-width="4"/><path d="M294 282h52l-6 36h-40Z" fill="${light}"/>${placed(`<circle r="9" fill="${light}"/>`, 492, 84)}`;
}

/** A wagon on its rails. */
export function wagon({ dark, mid, soft, light }: Tone): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="268" r="29" fill="${soft}"/><circle cx="${x}" cy="268" r="13" fill="${dark}"/>`;
  const sleepers = Array.from(
    { length: 11 },
    (_, at) =>
      `<path d="M${70 + at * 50} 300l-10 18" stroke="${mid}" stroke-width="10" stroke-linecap="round"/>`,
  );
  return `${sleepers.join('')}<path d="M40 300h560" stroke="${soft}" stroke-width="8"/><path d="M186 138h268l-34 116H220Z" fill="${soft}"/><path d="M186 138h134v116H220Z" fill="${light}"/><path d="M172 122h296v26H172Z" fill="${mid}"/><path d="M252 150v100M388 150v100" stroke="${mid}" stroke-width="7"/>${coinAt(244, 104, 56)}${coinAt(386, 106, 52)}${coinAt(314, 88, 70)}<path d="M172 122h296v22H172Z" fill="${mid}"/>${wheel(254)}${wheel(386)}`;
}

/** What stood in the middle of a month; each of them three times a year. */
const highlights: readonly Drawing[] = [
  ({ light }) => star(46, light),
  (tone) => placed(ticket(tone), 0, 0, -14, 0.62),
  (tone) => placed(cup(tone), 0, 2, 0, 0.72),
  ({ soft, light }) => placed(bust(light, soft), 0, -4, 0, 0.95),
];

/** The year as a dial on which the month, 1 to 12, is lit. */
export function month(number: number): Drawing {
  return (tone) => {
    const { mid, soft, light } = tone;
    const segments = Array.from({ length: 12 }, (_, at) => {
      const fill = at + 1 === number ? light : at + 1 < number ? soft : mid;
      return `<path d="M-26-132a134 134 0 0 1 52 0l-9 46a88 88 0 0 0-34 0Z" fill="${fill}" transform="rotate(${at * 30}) translate(0 ${at + 1 === number ? -8 : 0})"/>`;
    });
    const middle = highlights[number % highlights.length]?.(tone) ?? '';
    return `<g transform="translate(320 180)">${segments.join('')}${middle}</g>`;
  };
}
