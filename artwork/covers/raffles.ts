import { coins } from '../drawings/goods';
import { coinAt, star, ticket } from './pieces';
import { type Cover, placed, shadow, type Tone, tones } from './stage';

const { slate, wine, sea, clay } = tones;

/** Four hands of tickets, so that draws beside each other differ. */
export const raffleCovers: readonly Cover[] = [
  { name: 'raffle-1', tone: wine, drawing: fan },
  { name: 'raffle-2', tone: sea, drawing: bowl },
  { name: 'raffle-3', tone: slate, drawing: strip },
  { name: 'raffle-4', tone: clay, drawing: drawn },
];

/** Sikke as a prize of a draw: the large one, and piles of it. */
export const prizeCovers: readonly Cover[] = [
  { name: 'prize-sikke', tone: slate, drawing: coins },
  { name: 'prize-sikke-yigin', tone: slate, drawing: piles },
];

export function fan(tone: Tone): string {
  const hand = [-46, -23, 0, 23, 46].map(
    (turn, at) =>
      `<g transform="translate(320 330) rotate(${turn}) translate(0 -168) rotate(-90)">${ticket(tone, at % 2 === 0)}</g>`,
  );
  return hand.join('');
}

/** Three piles of coins, the middle one the highest, and one coin that stands before them. */
function piles(tone: Tone): string {
  const edge = (x: number, y: number) =>
    `<path d="M${x - 52} ${y}v13a52 15 0 0 0 104 0v-13Z" fill="#c08f2c"/><ellipse cx="${x}" cy="${y}" rx="52" ry="15" fill="#f1c45c"/><ellipse cx="${x}" cy="${y}" rx="40" ry="10.5" fill="#d9a53a"/>`;
  const pile = (x: number, count: number) =>
    Array.from({ length: count }, (_, at) => edge(x, 268 - at * 17)).join('');
  return `${shadow(320, 296, 190)}${pile(206, 4)}${pile(434, 6)}${pile(320, 9)}${coinAt(258, 244, 92)}${placed(star(10, tone.light), 508, 116)}`;
}

export function bowl(tone: Tone): string {
  const loose = [
    placed(ticket(tone, false), 262, 156, -28, 0.62),
    placed(ticket(tone), 372, 150, 22, 0.62),
    placed(ticket(tone), 316, 116, -6, 0.62),
    placed(ticket(tone, false), 322, 170, 8, 0.62),
  ];
  return `${shadow(320, 306, 120)}${loose.join('')}<path d="M186 168h268c0 84-56 132-134 132S186 252 186 168Z" fill="${tone.soft}" fill-opacity=".5"/><path d="M186 168h134v132c-78 0-134-48-134-132Z" fill="${tone.light}" fill-opacity=".22"/><path d="M180 168h280" stroke="${tone.light}" stroke-width="8" stroke-linecap="round"/>`;
}

export function strip(tone: Tone): string {
  const row = [-2, -1, 0, 1, 2].map((at) => placed(ticket(tone, at % 2 === 0), at * 206, 0));
  return `<g transform="translate(320 120) rotate(-9)">${row.join('')}</g><g transform="translate(288 254) rotate(-9)">${row.join('')}</g>`;
}

export function drawn(tone: Tone): string {
  const rays = Array.from(
    { length: 16 },
    (_, at) =>
      `<rect x="-3" y="-172" width="6" height="46" rx="3" fill="${tone.soft}" fill-opacity=".55" transform="rotate(${at * 22.5})"/>`,
  );
  return `${placed(rays.join(''), 320, 176)}${shadow(320, 284, 130)}${placed(ticket(tone), 320, 178, -10, 1.35)}${coinAt(446, 110, 64)}${placed(star(13, tone.light), 178, 96)}${placed(star(9, tone.soft), 484, 240)}`;
}
