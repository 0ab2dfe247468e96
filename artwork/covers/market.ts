import { badge, freeBet, joinsBoard, manySpins, monitor, olives } from '../drawings/evening';
import { banknotes, giftCard, hoodie, mouse, mug } from '../drawings/goods';
import { balloon } from '../drawings/seasons';
import { coinAt, star, ticket } from './pieces';
import { fan } from './raffles';
import { type Cover, placed, shadow, type Tone, tones } from './stage';

const { slate, plum, sea, wine, pine, clay } = tones;

/** Things that Sikke buys: the first of each hue is its type's own, which an item without a picture shows. */
export const marketCovers: readonly Cover[] = [
  { name: 'market-bonus', tone: wine, drawing: chips },
  { name: 'market-bonus-nakit', tone: wine, drawing: banknotes },
  { name: 'market-bonus-freebet', tone: wine, drawing: freeBet },
  { name: 'market-freespin', tone: plum, drawing: spin },
  { name: 'market-freespin-balon', tone: plum, drawing: balloon },
  { name: 'market-freespin-zeytin', tone: plum, drawing: olives },
  { name: 'market-freespin-cok', tone: plum, drawing: manySpins },
  { name: 'market-kod', tone: sea, drawing: code },
  { name: 'market-kod-kart', tone: sea, drawing: giftCard },
  { name: 'market-fiziksel', tone: clay, drawing: parcel },
  { name: 'market-fiziksel-kupa', tone: clay, drawing: mug },
  { name: 'market-fiziksel-kapusonlu', tone: clay, drawing: hoodie },
  { name: 'market-fiziksel-fare', tone: clay, drawing: mouse },
  { name: 'market-bilet', tone: slate, drawing: bundle },
  { name: 'market-bilet-deste', tone: slate, drawing: fan },
  { name: 'market-ayricalik', tone: pine, drawing: medal },
  { name: 'market-ayricalik-yayin', tone: pine, drawing: monitor },
  { name: 'market-ayricalik-hunt', tone: pine, drawing: joinsBoard },
  { name: 'market-ayricalik-rozet', tone: pine, drawing: badge },
];

export function chips(tone: Tone): string {
  const chip = (x: number, y: number, fill: string) =>
    `<path d="M${x - 62} ${y}v18a62 20 0 0 0 124 0v-18Z" fill="${tone.dark}"/><path d="M${x - 62} ${y}v16a62 20 0 0 0 124 0v-16Z" fill="${fill}"/><ellipse cx="${x}" cy="${y}" rx="62" ry="20" fill="${fill}"/><ellipse cx="${x}" cy="${y}" rx="62" ry="20" fill="none" stroke="${tone.light}" stroke-width="6" stroke-dasharray="20 17"/><ellipse cx="${x}" cy="${y}" rx="36" ry="11" fill="${tone.dark}" fill-opacity=".55"/>`;
  const stack = (x: number, count: number, first: number) =>
    Array.from({ length: count }, (_, at) =>
      chip(x, 272 - at * 22, (at + first) % 2 === 0 ? tone.soft : tone.mid),
    ).join('');
  return `${shadow(320, 306, 200)}${stack(212, 4, 1)}${stack(428, 3, 0)}${stack(320, 8, 0)}`;
}

export function spin(tone: Tone): string {
  const reel = (x: number, fill: string) =>
    `<rect x="${x}" y="96" width="84" height="164" rx="8" fill="${fill}"/>`;
  const seven = (x: number) => `<path d="M${x - 24} 152h48l-26 56h-20l20-38h-22Z" fill="${tone.mid}"/>`;
  const arrow = (turn: number) =>
    `<g transform="rotate(${turn} 320 178)"><path d="M162 122a170 150 0 0 1 96-80" fill="none" stroke="${tone.soft}" stroke-width="9" stroke-linecap="round"/><path d="M250 24l22 14-20 20Z" fill="${tone.soft}"/></g>`;
  return `${arrow(0)}${arrow(180)}<rect x="172" y="76" width="296" height="204" rx="20" fill="${tone.mid}"/>${[188, 278, 368].map((x) => reel(x, tone.light)).join('')}${[230, 320, 410].map(seven).join('')}<path d="M188 96h264v34H188ZM188 226h264v34H188Z" fill="${tone.dark}" fill-opacity=".3"/><path d="M176 178h288" stroke="${tone.soft}" stroke-width="2"/>`;
}

function code(tone: Tone): string {
  const dots = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const x = 196 + at * 32 + (at > 3 ? 24 : 0);
    return at < 4
      ? `<rect x="${x - 9}" y="166" width="18" height="28" rx="5" fill="${tone.mid}"/>`
      : `<circle cx="${x}" cy="180" r="7" fill="${tone.mid}" fill-opacity=".5"/>`;
  });
  const lock = `<path d="M434 236v-22a30 30 0 0 1 60 0v22" fill="none" stroke="${tone.dark}" stroke-width="27"/><path d="M434 236v-22a30 30 0 0 1 60 0v22" fill="none" stroke="${tone.soft}" stroke-width="11"/><rect x="408" y="220" width="112" height="90" rx="20" fill="${tone.dark}"/><rect x="416" y="228" width="96" height="74" rx="14" fill="${tone.soft}"/><path d="M416 242a14 14 0 0 1 14-14h34v74h-34a14 14 0 0 1-14-14Z" fill="${tone.light}"/><circle cx="464" cy="260" r="9" fill="${tone.dark}"/><path d="M460 262h8v20h-8Z" fill="${tone.dark}"/>`;
  return `<rect x="152" y="124" width="336" height="112" rx="18" fill="${tone.light}"/><rect x="164" y="136" width="312" height="88" rx="10" fill="none" stroke="${tone.mid}" stroke-opacity=".4" stroke-width="3" stroke-dasharray="9 7"/>${dots.join('')}${lock}`;
}

function parcel(tone: Tone): string {
  return `${shadow(320, 304, 170)}<path d="M320 72 474 128v122l-154 56-154-56V128Z" fill="${tone.mid}"/><path d="M166 128l154 56v122l-154-56Z" fill="${tone.soft}"/><path d="M320 72 474 128l-154 56-154-56Z" fill="${tone.light}"/><path d="M243 100 397 156v44l30-11v-44L273 89Z" fill="${tone.mid}" fill-opacity=".7"/><path d="M198 214l56 20v28l-56-20Z" fill="${tone.light}"/>${placed(star(13, tone.light), 520, 96)}`;
}

export function bundle(tone: Tone): string {
  const hand = [-16, -5, 6].map((turn, at) => placed(ticket(tone, at !== 1), 320, 206 - at * 24, turn, 1.2));
  return `${shadow(320, 300, 150)}${hand.join('')}${coinAt(474, 110, 60)}`;
}

function medal(tone: Tone): string {
  const edge = Array.from(
    { length: 20 },
    (_, at) => `<circle cx="0" cy="-84" r="15" fill="${tone.soft}" transform="rotate(${at * 18})"/>`,
  );
  const ribbon = `<path d="M270 210 236 322l42-16 24 34 30-106ZM370 210l34 112-42-16-24 34-30-106Z" fill="${tone.mid}"/>`;
  const crown = `<path d="M272 192l-8-58 32 26 24-40 24 40 32-26-8 58Z" fill="${tone.mid}"/><path d="M272 200h96v12h-96Z" fill="${tone.mid}"/>`;
  return `${ribbon}<g transform="translate(320 164)">${edge.join('')}<circle r="84" fill="${tone.soft}"/><circle r="72" fill="${tone.light}"/></g>${crown}`;
}
