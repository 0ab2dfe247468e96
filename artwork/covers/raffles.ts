import { coins } from '../drawings/goods';
import { coinAt, star, ticket } from './pieces';
import { type Cover, placed, shadow, type Tone, tones } from './stage';

const { slate, plum, wine, sea, pine, clay } = tones;

/** Four hands of tickets, so that draws beside each other differ. */
export const raffleCovers: readonly Cover[] = [
  { name: 'raffle-1', tone: wine, drawing: fan },
  { name: 'raffle-2', tone: sea, drawing: bowl },
  { name: 'raffle-3', tone: slate, drawing: strip },
  { name: 'raffle-4', tone: clay, drawing: drawn },
];

/** Coins as a prize of a draw: as many ways as a page with several draws shows at once. */
export const prizeCovers: readonly Cover[] = [
  { name: 'prize-sikke', tone: slate, drawing: coins },
  { name: 'prize-sikke-yigin', tone: slate, drawing: piles },
  { name: 'prize-sikke-kese', tone: plum, drawing: pouch },
  { name: 'prize-sikke-sandik', tone: clay, drawing: chest },
  { name: 'prize-sikke-kule', tone: sea, drawing: tower },
  { name: 'prize-sikke-kemer', tone: pine, drawing: arch },
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

/** A tied pouch, coins before it. */
function pouch({ dark, mid, soft, light }: Tone): string {
  const bag = `<path d="M276 132c-58 30-94 82-94 126 0 34 26 50 62 50h152c36 0 62-16 62-50 0-44-36-96-94-126Z" fill="${soft}"/><path d="M276 132c-58 30-94 82-94 126 0 34 26 50 62 50h54c-30-16-42-44-38-84 4-36 18-66 36-92Z" fill="${light}" fill-opacity=".7"/>`;
  const neck = `<path d="M262 74c18 12 38 6 58-4 20 10 40 16 58 4l-24 58h-68Z" fill="${light}"/><path d="M300 84l6 48M340 84l-6 48" stroke="${mid}" stroke-width="5" stroke-linecap="round"/><rect x="266" y="124" width="108" height="20" rx="10" fill="${mid}"/><path d="M366 134c26 6 34 26 26 50M372 134c36-4 50 14 54 34" fill="none" stroke="${mid}" stroke-width="7" stroke-linecap="round"/>`;
  return `${shadow(320, 316, 190)}${bag}${neck}<circle cx="320" cy="226" r="62" fill="${dark}" fill-opacity=".3"/>${coinAt(320, 222, 112)}${coinAt(196, 290, 58)}${coinAt(458, 286, 66)}${coinAt(412, 304, 44)}`;
}

/** An open chest, filled above its edge. */
function chest({ dark, mid, soft, light }: Tone): string {
  const filling = [
    [236, 158, 70],
    [300, 140, 84],
    [372, 146, 76],
    [424, 166, 60],
    [268, 172, 62],
    [340, 172, 78],
    [400, 182, 58],
  ].map(([x = 0, y = 0, size = 0]) => coinAt(x, y, size));
  const lid = `<path d="M168 186C160 86 214 40 320 40s160 46 152 146Z" fill="${mid}"/><path d="M186 186C182 100 230 60 320 60s138 40 134 126Z" fill="${dark}"/>`;
  const body = `<path d="M172 184h296v96a22 22 0 0 1-22 22H194a22 22 0 0 1-22-22Z" fill="${soft}"/><path d="M172 184h148v118H194a22 22 0 0 1-22-22Z" fill="${light}" fill-opacity=".6"/><path d="M172 184h296v24H172Z" fill="${mid}"/><path d="M214 184v118M426 184v118" stroke="${mid}" stroke-width="18"/><rect x="292" y="194" width="56" height="56" rx="12" fill="${dark}"/><path d="M320 212a9 9 0 0 1 6 16l3 12h-18l3-12a9 9 0 0 1 6-16Z" fill="${light}"/>`;
  return `${shadow(320, 314, 190)}${lid}${filling.join('')}${body}${coinAt(500, 290, 50)}`;
}

/** One tall stack that leans a little, a coin spinning off its top. */
function tower(tone: Tone): string {
  const disc = (at: number) => {
    const [x, y] = [318 + Math.round(Math.sin(at * 1.3) * 9), 286 - at * 19];
    return `<path d="M${x - 78} ${y}v15a78 19 0 0 0 156 0v-15Z" fill="#c08f2c"/><ellipse cx="${x}" cy="${y}" rx="78" ry="19" fill="#f1c45c"/><ellipse cx="${x}" cy="${y}" rx="62" ry="14" fill="#d9a53a"/>`;
  };
  const stack = Array.from({ length: 9 }, (_, at) => disc(at)).join('');
  const swing = `<path d="M404 132c34-10 60-36 66-70" fill="none" stroke="${tone.soft}" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 14"/>`;
  return `${shadow(320, 314, 130)}${stack}${swing}${coinAt(470, 74, 84)}${placed(star(11, tone.light), 190, 96)}${placed(star(7, tone.soft), 220, 164)}`;
}

/** Coins thrown in an arch, small at its ends and large at its top. */
function arch(tone: Tone): string {
  const thrown = Array.from({ length: 9 }, (_, at) => {
    const angle = Math.PI * (0.06 + (0.88 * at) / 8);
    const [x, y] = [320 - 206 * Math.cos(angle), 296 - 208 * Math.sin(angle)];
    return coinAt(Math.round(x), Math.round(y), Math.round(38 + 62 * Math.sin(angle) ** 2));
  });
  return `${shadow(320, 316, 210)}${thrown.join('')}${placed(star(22, tone.light), 320, 226)}${placed(star(11, tone.soft), 262, 262)}${placed(star(11, tone.soft), 378, 262)}`;
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
