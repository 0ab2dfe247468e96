import { coinAt, star } from './pieces';
import { type Cover, placed, shadow, type Tone, tones } from './stage';

const { plum } = tones;

/** One cover a type of event. */
export const eventCovers: readonly Cover[] = [
  { name: 'event-carpan', tone: plum, drawing: times },
  { name: 'event-ilk-vuran', tone: plum, drawing: firstHit },
  { name: 'event-bilgi', tone: plum, drawing: question },
  { name: 'event-yatirim', tone: plum, drawing: gift },
  { name: 'event-ozel', tone: plum, drawing: fireworks },
];

export function times({ mid, soft, light }: Tone): string {
  const steps = [0, 1, 2, 3, 4].map((at) => {
    const height = 34 + at * 38;
    return `<rect x="${128 + at * 80}" y="${296 - height}" width="64" height="${height}" rx="6" fill="${at === 4 ? soft : mid}" fill-opacity="${0.45 + at * 0.13}"/>`;
  });
  const bar = (fill: string, turn: number) =>
    `<rect x="-24" y="-104" width="48" height="208" rx="8" fill="${fill}" transform="rotate(${turn})"/>`;
  return `${steps.join('')}<g transform="translate(300 164)">${bar(soft, -45)}${bar(light, 45)}</g>`;
}

export function firstHit({ dark, mid, soft, light }: Tone): string {
  const rings = [
    [116, mid],
    [88, light],
    [60, mid],
    [32, light],
  ].map(([radius, fill]) => `<circle cx="300" cy="186" r="${radius}" fill="${fill}"/>`);
  const arrow = `<path d="M304 182 452 60" stroke="${dark}" stroke-width="13" stroke-linecap="round"/><path d="M304 182 452 60" stroke="${soft}" stroke-width="7" stroke-linecap="round"/><path d="M430 78 446 36l22 2 4 22-38 22Z" fill="${soft}"/><path d="M430 78l42-18 16 14-14 18Z" fill="${light}"/>`;
  return `${shadow(300, 318, 120)}${rings.join('')}<circle cx="300" cy="186" r="9" fill="${dark}"/>${arrow}`;
}

export function question({ mid, soft, light }: Tone): string {
  const mark =
    '<path d="M-28-22a30 30 0 1 1 46 26c-12 8-17 14-17 28" fill="none" stroke-width="17" stroke-linecap="round"/>';
  const bubble = `<path d="M176 78h196a26 26 0 0 1 26 26v108a26 26 0 0 1-26 26H256l-46 44v-44h-34a26 26 0 0 1-26-26V104a26 26 0 0 1 26-26Z" fill="${light}"/>`;
  const answer = `<path d="M414 128h60a24 24 0 0 1 24 24v66a24 24 0 0 1-24 24h-14v34l-36-34h-46a24 24 0 0 1-24-24v-30" fill="${mid}"/>`;
  const lines = `<path d="M384 186h84M384 212h56" stroke="${soft}" stroke-width="9" stroke-linecap="round"/>`;
  return `${shadow(310, 310, 160)}${answer}${lines}${bubble}<g transform="translate(274 140)" stroke="${mid}">${mark}</g><circle cx="275" cy="208" r="11" fill="${mid}"/>`;
}

export function gift({ dark, mid, soft, light }: Tone): string {
  const box = `<path d="M222 170h196v128H222Z" fill="${mid}"/><path d="M222 170h98v128h-98Z" fill="${soft}"/><path d="M206 138h228v42H206Z" fill="${soft}"/><path d="M206 138h114v42H206Z" fill="${light}"/><path d="M300 138h40v160h-40Z" fill="${dark}"/>`;
  const bow = `<path d="M320 138c-66 0-78-56-40-62 26-4 38 34 40 62ZM320 138c66 0 78-56 40-62-26-4-38 34-40 62Z" fill="none" stroke="${light}" stroke-width="12"/>`;
  return `${shadow(320, 302, 150)}${box}${bow}${coinAt(474, 244, 74)}${coinAt(168, 262, 54)}`;
}

export function fireworks({ mid, soft, light }: Tone): string {
  const burst = (rays: number, inner: number, outer: number, fill: string) =>
    Array.from({ length: rays }, (_, at) => {
      const turn = (360 / rays) * at;
      return `<rect x="-3.5" y="${-outer}" width="7" height="${outer - inner}" rx="3.5" fill="${fill}" transform="rotate(${turn})"/>`;
    }).join('');
  const sparks = [
    [120, 84],
    [212, 288],
    [520, 268],
    [552, 120],
  ].map(([x = 0, y = 0]) => placed(star(9, soft), x, y));
  return `${placed(burst(18, 58, 128, light), 312, 170)}${placed(burst(18, 40, 74, soft), 312, 170, 10)}${placed(burst(12, 18, 48, soft), 482, 92)}${placed(burst(12, 14, 40, mid), 156, 226)}${placed(star(30, light), 312, 170)}${sparks.join('')}`;
}
