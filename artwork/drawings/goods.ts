import { coinAt, star } from '../covers/pieces';
import { placed, shadow, type Tone } from '../covers/stage';

/** A mug with the house's coin on it. */
export function mug({ mid, soft, light }: Tone): string {
  const handle = `<path d="M398 138h22a44 44 0 0 1 0 88h-22" fill="none" stroke="${soft}" stroke-width="22"/>`;
  const steam = [276, 316, 356].map(
    (x, at) =>
      `<path d="M${x} 78c-14-16 14-24 0-42" fill="none" stroke="${soft}" stroke-opacity="${0.75 - at * 0.15}" stroke-width="8" stroke-linecap="round"/>`,
  );
  return `${shadow(316, 296, 130)}${handle}<path d="M230 106h172v150a34 34 0 0 1-34 34H264a34 34 0 0 1-34-34Z" fill="${light}"/><path d="M356 106h46v150a34 34 0 0 1-34 34h-30c12-10 18-22 18-36Z" fill="${soft}" fill-opacity=".5"/><ellipse cx="316" cy="106" rx="86" ry="17" fill="${mid}"/><ellipse cx="316" cy="109" rx="72" ry="11" fill="${soft}" fill-opacity=".6"/>${coinAt(302, 196, 84)}${steam.join('')}`;
}

/** A hooded sweatshirt seen from the front. */
export function hoodie({ dark, mid, soft, light }: Tone): string {
  const body = `<path d="M258 96 204 118 166 258l44 16 22-70v104h176V204l22 70 44-16-38-140-54-22Z" fill="${soft}"/><path d="M258 96 204 118 166 258l44 16 22-70v104h88V96Z" fill="${light}" fill-opacity=".55"/>`;
  const hood = `<path d="M256 100c0-42 26-66 64-66s64 24 64 66c-22 26-42 36-64 36s-42-10-64-36Z" fill="${light}"/><path d="M280 98c0-28 16-44 40-44s40 16 40 44c-12 16-24 22-40 22s-28-6-40-22Z" fill="${dark}"/>`;
  const cords = `<path d="M300 130v48M340 130v40" stroke="${mid}" stroke-width="6" stroke-linecap="round"/>`;
  return `${shadow(320, 318, 130)}${body}${hood}${cords}<path d="M262 224h116l18 58H244Z" fill="${mid}" fill-opacity=".55"/>${coinAt(320, 202, 40)}`;
}

/** A mouse for players, its cable leading away. */
export function mouse({ dark, mid, soft, light }: Tone): string {
  return `${shadow(320, 310, 96)}<path d="M320 92c0-46 66-20 70-58" fill="none" stroke="${mid}" stroke-width="9" stroke-linecap="round"/><path d="M320 84c54 0 88 40 88 104v32c0 52-36 86-88 86s-88-34-88-86v-32c0-64 34-104 88-104Z" fill="${soft}"/><path d="M320 84v222c-52 0-88-34-88-86v-32c0-64 34-104 88-104Z" fill="${light}"/><path d="M320 84v90M234 182c56 16 116 16 172 0" fill="none" stroke="${mid}" stroke-width="5"/><rect x="308" y="110" width="24" height="48" rx="12" fill="${dark}"/><rect x="315" y="120" width="10" height="20" rx="5" fill="${soft}"/><path d="M226 204c-2 24 2 40 10 54" stroke="${mid}" stroke-width="7" stroke-linecap="round" fill="none"/>`;
}

/** A gift card with a scratched field. */
export function giftCard(tone: Tone): string {
  const { dark, mid, soft, light } = tone;
  const card = `<rect x="-150" y="-92" width="300" height="184" rx="20"`;
  return `${shadow(320, 306, 160)}<g transform="translate(320 178) rotate(7)">${card} fill="${mid}"/></g><g transform="translate(320 178) rotate(-6)">${card} fill="${light}"/><path d="M-150-34h300v38h-300Z" fill="${soft}"/><path d="M36-92h34V92H36Z" fill="${soft}"/><path d="M52-16c-44-4-52-44-26-46 18 0 24 26 26 46Zm0 0c44-4 52-44 26-46-18 0-24 26-26 46Z" fill="none" stroke="${dark}" stroke-width="7"/><rect x="-122" y="34" width="128" height="34" rx="8" fill="${mid}" fill-opacity=".35"/><path d="M-110 51h20M-80 51h20M-50 51h20M-20 51h14" stroke="${mid}" stroke-width="8" stroke-linecap="round"/>${placed(star(16, light), -104, -62)}</g>`;
}

/** Notes in a clip. */
export function banknotes({ dark, mid, soft, light }: Tone): string {
  const note = (x: number, y: number, turn: number, paper: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-120" y="-62" width="240" height="124" rx="12" fill="${paper}"/><rect x="-106" y="-48" width="212" height="96" rx="6" fill="none" stroke="${mid}" stroke-opacity=".5" stroke-width="4"/><circle r="32" fill="${mid}" fill-opacity=".35"/><path d="M-6-20v38c20 2 28-10 30-22M-18-4l32-12M-18 8l32-12" fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"/></g>`;
  return `${shadow(320, 306, 160)}${note(300, 206, -14, mid)}${note(312, 186, -5, soft)}${note(326, 164, 5, light)}`;
}

/** A lorry on its way. */
export function truck({ dark, mid, soft, light }: Tone): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="266" r="33" fill="${dark}"/><circle cx="${x}" cy="266" r="24" fill="${mid}"/><circle cx="${x}" cy="266" r="10" fill="${light}"/>`;
  const wind = [116, 156, 196].map(
    (y, at) =>
      `<path d="M${68 + at * 22} ${y}h${70 - at * 14}" stroke="${mid}" stroke-width="8" stroke-linecap="round"/>`,
  );
  return `${shadow(330, 302, 200)}${wind.join('')}<rect x="160" y="88" width="206" height="170" rx="14" fill="${light}"/><path d="M242 88h42v56l-21-14-21 14Z" fill="${soft}"/><path d="M374 138h70l50 58v62H374Z" fill="${soft}"/><path d="M392 154h44l34 42h-78Z" fill="${dark}"/>${wheel(224)}${wheel(438)}`;
}

/** A price on a string. */
export function priceTag({ dark, mid, soft, light }: Tone): string {
  return `${shadow(330, 312, 130)}<path d="M214 120C180 66 238 30 262 74" fill="none" stroke="${soft}" stroke-width="8" stroke-linecap="round"/><g transform="rotate(14 330 190)"><path d="M212 112l74-46h156a18 18 0 0 1 18 18v196a18 18 0 0 1-18 18H286l-74-46Z" fill="${soft}"/><path d="M212 112l74-46h38v232h-38l-74-46Z" fill="${light}"/><circle cx="252" cy="182" r="17" fill="${dark}"/><path d="M366 118h64M366 252h64" stroke="${mid}" stroke-width="9" stroke-linecap="round"/>${coinAt(386, 184, 96)}</g>`;
}

/** A safe, its door ajar. */
export function safe({ dark, mid, soft, light }: Tone): string {
  const spokes = [0, 60, 120].map(
    (turn) =>
      `<rect x="-5" y="-58" width="10" height="116" rx="5" fill="${mid}" transform="rotate(${turn})"/>`,
  );
  return `${shadow(320, 314, 160)}<path d="M216 288h32v22h-32ZM392 288h32v22h-32Z" fill="${mid}"/><rect x="190" y="60" width="260" height="236" rx="22" fill="${soft}"/><rect x="210" y="80" width="220" height="196" rx="12" fill="${dark}"/><rect x="218" y="88" width="196" height="180" rx="10" fill="${light}"/><g transform="translate(316 178)"><circle r="62" fill="${soft}"/>${spokes.join('')}<circle r="24" fill="${mid}"/><circle r="10" fill="${light}"/></g><path d="M424 112v34M424 210v34" stroke="${soft}" stroke-width="12" stroke-linecap="round"/>`;
}

/** Shelves with what is in stock. */
export function shelves({ dark, mid, soft, light }: Tone): string {
  const board = (y: number) => `<rect x="170" y="${y}" width="300" height="13" rx="4" fill="${soft}"/>`;
  const box = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" rx="5" fill="${fill}"/><path d="M${x + w / 2 - 7} ${y - h}h14v18h-14Z" fill="${dark}" fill-opacity=".35"/>`;
  return `${shadow(320, 322, 180)}<path d="M178 50v262M462 50v262" stroke="${mid}" stroke-width="14" stroke-linecap="round"/>${board(126)}${board(208)}${board(290)}${box(200, 126, 66, 54, light)}${box(274, 126, 54, 40, soft)}${box(366, 126, 72, 46, mid)}${box(206, 208, 88, 44, mid)}${box(330, 208, 50, 56, light)}${box(390, 208, 50, 34, soft)}${box(204, 290, 54, 38, soft)}${box(290, 290, 96, 56, light)}`;
}

/** A card to pay with. */
export function payCard({ dark, mid, soft, light }: Tone): string {
  return `${shadow(320, 306, 150)}<g transform="translate(320 176) rotate(-9)"><rect x="-150" y="-94" width="300" height="188" rx="22" fill="${soft}"/><path d="M-150-72a22 22 0 0 1 22-22h190L-40 94h-88a22 22 0 0 1-22-22Z" fill="${light}"/><rect x="-122" y="-40" width="50" height="38" rx="8" fill="${mid}"/><path d="M-122-21h50M-97-40v38" stroke="${light}" stroke-width="3"/><path d="M-118 34h40M-66 34h40M-14 34h40M38 34h40" stroke="${dark}" stroke-opacity=".65" stroke-width="9" stroke-linecap="round"/><circle cx="92" cy="62" r="19" fill="${mid}"/><circle cx="116" cy="62" r="19" fill="${dark}" fill-opacity=".55"/></g>`;
}

/** A glass with what is being tried. */
export function flask({ mid, soft, light }: Tone): string {
  return `${shadow(320, 312, 120)}<path d="M284 62v82L206 276c-10 18 2 34 20 34h188c18 0 30-16 20-34l-78-132V62Z" fill="${mid}" fill-opacity=".7"/><path d="M258 204h124l52 72c10 18-2 34-20 34H226c-18 0-30-16-20-34Z" fill="${soft}"/><path d="M258 204h62v106h-94c-18 0-30-16-20-34Z" fill="${light}" fill-opacity=".7"/><rect x="268" y="46" width="104" height="22" rx="11" fill="${light}"/><circle cx="300" cy="250" r="13" fill="${mid}"/><circle cx="348" cy="276" r="9" fill="${light}"/><circle cx="340" cy="226" r="7" fill="${light}"/><circle cx="326" cy="160" r="9" fill="${light}" fill-opacity=".8"/><circle cx="314" cy="122" r="6" fill="${light}" fill-opacity=".6"/>`;
}

/** Coins of every size: what the site is named after. */
export function coins(): string {
  const small = [
    [196, 118, 58],
    [452, 96, 66],
    [476, 258, 48],
    [168, 262, 44],
  ].map(([x = 0, y = 0, size = 0]) => coinAt(x, y, size));
  return `${shadow(320, 316, 120)}${small.join('')}${coinAt(320, 178, 216)}`;
}
