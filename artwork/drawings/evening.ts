import { bust, coinAt, star, ticket } from '../covers/pieces';
import { placed, shadow, type Tone } from '../covers/stage';

/** A screen that starts playing. */
export function monitor({ dark, mid, soft, light }: Tone): string {
  return `${shadow(320, 318, 130)}<path d="M284 256h72l14 48H270Z" fill="${mid}"/><path d="M240 298h160a10 10 0 0 1 0 18H240a10 10 0 0 1 0-18Z" fill="${soft}"/><rect x="160" y="56" width="320" height="204" rx="20" fill="${soft}"/><rect x="176" y="72" width="288" height="172" rx="10" fill="${dark}"/><path d="M176 196h288v38a10 10 0 0 1-10 10H186a10 10 0 0 1-10-10Z" fill="${mid}"/><path d="M198 220h160" stroke="${light}" stroke-width="9" stroke-linecap="round"/><circle cx="366" cy="220" r="12" fill="${light}"/><path d="M294 100l64 36-64 36Z" fill="${light}"/>`;
}

/** Somebody listens. */
export function headset({ dark, mid, soft, light }: Tone): string {
  return `${shadow(320, 318, 110)}<path d="M204 210v-24a116 116 0 0 1 232 0v24" fill="none" stroke="${soft}" stroke-width="20" stroke-linecap="round"/><rect x="184" y="184" width="58" height="96" rx="24" fill="${light}"/><rect x="398" y="184" width="58" height="96" rx="24" fill="${soft}"/><path d="M428 278c0 28-26 38-66 38" fill="none" stroke="${mid}" stroke-width="11" stroke-linecap="round"/><rect x="312" y="300" width="60" height="30" rx="15" fill="${light}"/><path d="M276 150h88a18 18 0 0 1 18 18v36a18 18 0 0 1-18 18h-30l-24 24v-24h-34a18 18 0 0 1-18-18v-36a18 18 0 0 1 18-18Z" fill="${mid}"/><circle cx="292" cy="187" r="8" fill="${light}"/><circle cx="320" cy="187" r="8" fill="${light}"/><circle cx="348" cy="187" r="8" fill="${dark}"/>`;
}

/** A paper plane and the way it came. */
export function plane({ mid, soft, light }: Tone): string {
  return `${shadow(340, 312, 110)}<path d="M98 286c52 22 116 6 128-34s-40-58-50-22 48 56 96 26" fill="none" stroke="${mid}" stroke-width="7" stroke-linecap="round" stroke-dasharray="2 17"/><path d="M490 62 210 168l88 38Z" fill="${light}"/><path d="M490 62 298 206l12 88 46-56Z" fill="${mid}"/><path d="M490 62 322 222l94 52Z" fill="${soft}"/>`;
}

/** What will the number be? */
export function crystalBall({ dark, mid, soft, light }: Tone): string {
  return `${shadow(320, 322, 110)}<path d="M236 286h168l22 34H214Z" fill="${mid}"/><path d="M250 262h140l14 28H236Z" fill="${soft}"/><circle cx="320" cy="162" r="112" fill="${soft}" fill-opacity=".85"/><path d="M320 50a112 112 0 0 0 0 224c-54-30-76-66-76-112s22-82 76-112Z" fill="${light}" fill-opacity=".6"/><path d="M276 190l28-34 26 20 40-52" fill="none" stroke="${dark}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M350 122h22v22" fill="none" stroke="${dark}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>${placed(star(12, light), 468, 96)}${placed(star(9, soft), 182, 244)}`;
}

/** Two blades that meet. */
export function swords({ dark, mid, soft, light }: Tone): string {
  const blade = (fill: string, edge: string) =>
    `<path d="M-13-148 0-174l13 26V52h-26Z" fill="${fill}"/><path d="M0-174l13 26V52H0Z" fill="${edge}"/><path d="M-46 52h92v17h-92Z" fill="${soft}"/><rect x="-10" y="69" width="20" height="52" rx="8" fill="${mid}"/><circle cy="128" r="15" fill="${soft}"/>`;
  return `${shadow(320, 326, 120)}<g transform="translate(320 186) rotate(42)">${blade(soft, mid)}</g><g transform="translate(320 186) rotate(-42)">${blade(light, soft)}</g><circle cx="320" cy="186" r="9" fill="${dark}"/>${placed(star(12, light), 320, 62)}`;
}

/** Codes that rain. */
export function rain({ mid, soft, light }: Tone): string {
  const drop = (x: number, y: number, fill: string, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(-12) scale(${size})"><rect x="-46" y="-19" width="92" height="38" rx="10" fill="${fill}"/><path d="M-30 0h12M-8 0H4M14 0h16" stroke="${fill === light ? mid : light}" stroke-width="8" stroke-linecap="round"/></g>`;
  const streaks = [
    [178, 40],
    [290, 24],
    [402, 48],
    [506, 30],
  ].map(
    ([x = 0, y = 0]) =>
      `<path d="M${x} ${y}l-16 62" stroke="${mid}" stroke-width="6" stroke-linecap="round"/>`,
  );
  return `${streaks.join('')}${drop(150, 150, soft, 1)}${drop(276, 124, light, 1.15)}${drop(400, 168, soft, 1.05)}${drop(504, 134, mid, 0.95)}${drop(216, 248, mid, 0.95)}${drop(342, 256, light, 1.2)}${drop(474, 268, soft, 0.9)}`;
}

/** A balance and the line that it has to cross. */
export function breakEven({ mid, soft, light }: Tone): string {
  const bars = [70, 44, 96, 30, 120, 62, 150].map(
    (height, at) =>
      `<rect x="${150 + at * 50}" y="${292 - height}" width="34" height="${height}" rx="7" fill="${height > 90 ? light : soft}" fill-opacity="${height > 90 ? 1 : 0.6}"/>`,
  );
  return `${shadow(320, 312, 200)}${bars.join('')}<path d="M124 204h392" stroke="${light}" stroke-width="6" stroke-linecap="round" stroke-dasharray="4 16"/><path d="M136 250c60-26 84 18 140-18s92-72 210-148" fill="none" stroke="${mid}" stroke-width="11" stroke-linecap="round"/><circle cx="488" cy="82" r="16" fill="${light}"/>`;
}

/** What people like. */
export function heart({ mid, soft, light }: Tone): string {
  const shape = 'M0 92C-96 24-106-22-78-56c26-28 62-20 78 12 16-32 52-40 78-12 28 34 18 80-78 148Z';
  return `${shadow(320, 318, 110)}<g transform="translate(210 150) rotate(-14) scale(.62)"><path d="${shape}" fill="${mid}"/></g><g transform="translate(452 132) rotate(12) scale(.5)"><path d="${shape}" fill="${mid}"/></g><g transform="translate(320 186) scale(1.25)"><path d="${shape}" fill="${soft}"/><path d="M0 92C-96 24-106-22-78-56c26-28 62-20 78 12Z" fill="${light}"/></g>`;
}

/** A card of stamps, all but one pressed. */
export function stampCard({ mid, soft, light }: Tone): string {
  const stamps = Array.from({ length: 8 }, (_, at) => {
    const [x, y] = [-108 + (at % 4) * 72, -22 + Math.floor(at / 4) * 70];
    return at === 7
      ? `<circle cx="${x}" cy="${y}" r="25" fill="none" stroke="${soft}" stroke-width="4" stroke-dasharray="8 7"/>`
      : `<circle cx="${x}" cy="${y}" r="25" fill="${at % 2 === 0 ? mid : soft}"/>${placed(star(14, light), x, y)}`;
  });
  return `${shadow(320, 312, 160)}<g transform="translate(320 182) rotate(-5)"><rect x="-160" y="-112" width="320" height="216" rx="22" fill="${light}"/><path d="M-130-80H-10" stroke="${soft}" stroke-width="13" stroke-linecap="round"/>${stamps.join('')}</g>`;
}

/** The cup and what falls on the winner. */
export function celebration({ mid, soft, light }: Tone): string {
  const paper = Array.from({ length: 22 }, (_, at) => {
    const [x, y] = [96 + ((at * 137) % 448), 26 + ((at * 71) % 190)];
    const fill = at % 3 === 0 ? light : at % 3 === 1 ? soft : mid;
    return `<rect x="-5" y="-10" width="10" height="20" rx="3" fill="${fill}" transform="translate(${x} ${y}) rotate(${(at * 47) % 180})"/>`;
  });
  return `${shadow(320, 318, 100)}${paper.join('')}<g transform="translate(320 196) scale(1.5)"><path d="M-46-62h-26c0 40 14 58 36 62M46-62h26c0 40-14 58-36 62" fill="none" stroke="${soft}" stroke-width="10"/><path d="M-50-76H50C50-14 34 18 0 18S-50-14-50-76Z" fill="${soft}"/><path d="M-50-76H0V18C-34 18-50-14-50-76Z" fill="${light}"/><path d="M-9 16h18v32H-9Z" fill="${soft}"/><path d="M-36 48h72v24h-72Z" fill="${mid}"/></g>`;
}

/** One ticket, one person. */
export function oneEach(tone: Tone): string {
  const { mid, soft, light } = tone;
  const pair = (x: number, head: string, cloth: string, bright: boolean) =>
    `${placed(bust(head, cloth), x, 148, 0, 1.25)}${placed(ticket(tone, bright), x, 262, -4, 0.6)}`;
  return `${shadow(320, 312, 220)}${pair(170, soft, mid, false)}${pair(320, light, soft, true)}${pair(470, soft, mid, false)}`;
}

/** A helping hand: coins pass from one to the other. */
export function givingHands({ mid, soft, light }: Tone): string {
  const hand = (fill: string) =>
    `<path d="M-150 30h54c22 0 34-14 56-14h60a17 17 0 0 1 0 34h-42 92c30-14 52-34 72-42a17 17 0 0 1 16 30C122 66 92 98 54 98H-56l-94-8Z" fill="${fill}"/>`;
  return `${shadow(320, 322, 150)}<g transform="translate(330 214)">${hand(light)}</g><rect x="130" y="232" width="56" height="84" rx="10" fill="${mid}"/><rect x="130" y="232" width="28" height="84" rx="10" fill="${soft}"/>${coinAt(340, 120, 76)}${coinAt(428, 168, 46)}${coinAt(262, 172, 40)}`;
}

/** A badge beside a name. */
export function badge({ mid, soft, light }: Tone): string {
  return `${shadow(320, 306, 170)}<rect x="150" y="112" width="340" height="150" rx="30" fill="${mid}"/>${placed(bust(soft, soft), 218, 192, 0, 0.92)}<path d="M286 160h92M286 204h142" stroke="${light}" stroke-opacity=".85" stroke-width="14" stroke-linecap="round"/><g transform="translate(426 122)"><path d="M0-58 18-44l23-2 7 22 20 12-8 22 8 22-20 12-7 22-23-2L0 78l-18-14-23 2-7-22-20-12 8-22-8-22 20-12 7-22 23 2Z" transform="translate(0 -10)" fill="${light}"/><path d="M-22 2l16 17 30-36" fill="none" stroke="${mid}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** A game joins the board. */
export function joinsBoard({ mid, soft, light }: Tone): string {
  const cards = Array.from({ length: 8 }, (_, at) => {
    const [x, y] = [142 + (at % 4) * 92, 70 + Math.floor(at / 4) * 116];
    return at === 5
      ? `<rect x="${x - 6}" y="${y - 8}" width="90" height="112" rx="16" fill="${light}"/><path d="M${x + 39} ${y + 20}v56M${x + 11} ${y + 48}h56" stroke="${mid}" stroke-width="14" stroke-linecap="round"/>`
      : `<rect x="${x}" y="${y}" width="78" height="98" rx="12" fill="${at % 3 === 0 ? soft : mid}" fill-opacity=".8"/>`;
  });
  return `${shadow(320, 306, 200)}${cards.join('')}`;
}

/** A slip with a better stake: a free bet. */
export function freeBet({ dark, mid, soft, light }: Tone): string {
  const ball = `<circle r="58" fill="${light}"/><path d="M0-24 23-7 14 20h-28l-9-27Z" fill="${mid}"/><path d="M0-24v-34M23-7l32-12M14 20l20 28M-14 20l-20 28M-23-7l-32-12" stroke="${mid}" stroke-width="6"/>`;
  return `${shadow(320, 316, 160)}<path d="M176 70h200a14 14 0 0 1 14 14v212l-19-11-19 11-19-11-19 11-19-11-19 11-19-11-19 11-19-11-19 11-22-11V84a14 14 0 0 1 14-14Z" transform="translate(10 0)" fill="${soft}"/><path d="M206 108h128M206 138h92M206 168h112M206 198h76" stroke="${dark}" stroke-opacity=".55" stroke-width="11" stroke-linecap="round"/><path d="M206 244h64" stroke="${light}" stroke-width="16" stroke-linecap="round"/><g transform="translate(420 214)">${ball}</g>`;
}

/** Spins that a storm of olives brings. */
export function olives({ mid, soft, light }: Tone): string {
  const olive = (x: number, y: number, turn: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="40" ry="52" fill="${fill}"/><ellipse cx="-13" cy="-16" rx="9" ry="15" fill="${light}" fill-opacity=".55"/></g>`;
  const leaf = (x: number, y: number, turn: number) =>
    `<path d="M0 0c18-34 18-66 0-98-18 32-18 64 0 98Z" fill="${mid}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return `${shadow(320, 312, 150)}${leaf(286, 130, -62)}${leaf(300, 118, -20)}${leaf(340, 124, 48)}<path d="M310 60c-6 40-18 60-52 92M310 92c14 34 30 46 62 62" fill="none" stroke="${soft}" stroke-width="8" stroke-linecap="round"/>${olive(246, 212, 18, soft)}${olive(384, 220, -14, soft)}<path d="M336 152 292 232h30l-18 62 58-88h-30l22-54Z" fill="${light}"/>`;
}

/** Rows of reels: many spins at once. */
export function manySpins({ dark, mid, soft, light }: Tone): string {
  const cells = Array.from({ length: 15 }, (_, at) => {
    const [x, y] = [156 + (at % 5) * 68, 66 + Math.floor(at / 5) * 76];
    const win = Math.floor(at / 5) === 1;
    const sign =
      at % 3 === 0
        ? placed(star(16, win ? mid : dark), x + 29, y + 32)
        : `<circle cx="${x + 29}" cy="${y + 32}" r="13" fill="${win ? mid : dark}" fill-opacity="${at % 3 === 1 ? 1 : 0.5}"/>`;
    return `<rect x="${x}" y="${y}" width="58" height="64" rx="10" fill="${win ? light : soft}" fill-opacity="${win ? 1 : 0.55}"/>${sign}`;
  });
  return `${shadow(320, 318, 200)}<rect x="136" y="46" width="368" height="256" rx="24" fill="${mid}"/>${cells.join('')}`;
}
