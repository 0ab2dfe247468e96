import { star } from '../covers/pieces';
import { placed, shadow, type Tone } from '../covers/stage';

/** A clock at ten past ten. */
export function clock({ dark, mid, soft, light }: Tone): string {
  const hours = Array.from(
    { length: 12 },
    (_, at) =>
      `<rect x="-4" y="-94" width="8" height="${at % 3 === 0 ? 22 : 12}" rx="4" fill="${mid}" transform="rotate(${at * 30})"/>`,
  );
  return `${shadow(320, 312, 110)}<g transform="translate(320 178)"><circle r="122" fill="${soft}"/><circle r="108" fill="${light}"/>${hours.join('')}<path d="M0 0-38-40" stroke="${dark}" stroke-width="13" stroke-linecap="round"/><path d="M0 0 54-52" stroke="${mid}" stroke-width="9" stroke-linecap="round"/><circle r="11" fill="${dark}"/></g>`;
}

/** Take care: a triangle on its own. */
export function warning({ dark, mid, soft, light }: Tone): string {
  return `${shadow(320, 308, 150)}<path d="M298 66a26 26 0 0 1 44 0l118 200a26 26 0 0 1-22 40H202a26 26 0 0 1-22-40Z" fill="${mid}"/><path d="M303 92a20 20 0 0 1 34 0l98 168a18 18 0 0 1-16 26H221a18 18 0 0 1-16-26Z" fill="${soft}"/><path d="M303 92c8-12 12-12 17-12v206h-99a18 18 0 0 1-16-26Z" fill="${light}"/><path d="M320 138v70" stroke="${dark}" stroke-width="22" stroke-linecap="round"/><circle cx="320" cy="246" r="13" fill="${dark}"/>`;
}

/** Two strokes: it rests for now. */
export function pause({ mid, soft, light }: Tone): string {
  return `${shadow(320, 312, 110)}<circle cx="320" cy="180" r="122" fill="${mid}"/><circle cx="320" cy="180" r="100" fill="none" stroke="${soft}" stroke-width="5" stroke-dasharray="16 12"/><rect x="272" y="124" width="34" height="112" rx="12" fill="${light}"/><rect x="334" y="124" width="34" height="112" rx="12" fill="${soft}"/>`;
}

/** A shield with a tick. */
export function shield({ mid, soft, light }: Tone): string {
  return `${shadow(320, 322, 96)}<path d="M320 48 434 84v84c0 78-52 122-114 146-62-24-114-68-114-146V84Z" fill="${soft}"/><path d="M320 48v266c-62-24-114-68-114-146V84Z" fill="${light}"/><path d="M264 182l40 42 74-84" fill="none" stroke="${mid}" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A lifebelt on its rope. */
export function lifebelt({ mid, soft, light }: Tone): string {
  const bands = [45, 135, 225, 315].map(
    (turn) =>
      `<path d="M-26-118a121 121 0 0 1 52 0l-16 56a63 63 0 0 0-20 0Z" fill="${mid}" transform="rotate(${turn})"/>`,
  );
  return `${shadow(320, 316, 110)}<g transform="translate(320 180)"><circle r="138" fill="none" stroke="${soft}" stroke-opacity=".7" stroke-width="6" stroke-dasharray="54 22"/><circle r="91" fill="none" stroke="${light}" stroke-width="58"/>${bands.join('')}<circle r="120" fill="none" stroke="${soft}" stroke-width="3"/><circle r="62" fill="none" stroke="${soft}" stroke-width="3"/></g>`;
}

/** A lock that asks for something first. */
export function padlock({ dark, mid, soft, light }: Tone): string {
  return `${shadow(320, 316, 110)}<path d="M260 162v-38a60 60 0 0 1 120 0v38" fill="none" stroke="${soft}" stroke-width="24"/><rect x="222" y="152" width="196" height="156" rx="26" fill="${soft}"/><path d="M222 178a26 26 0 0 1 26-26h72v156h-72a26 26 0 0 1-26-26Z" fill="${light}"/><circle cx="320" cy="214" r="22" fill="${dark}"/><path d="M309 220h22l8 46h-38Z" fill="${dark}"/><path d="M250 178v84" stroke="${mid}" stroke-opacity=".35" stroke-width="8" stroke-linecap="round"/>`;
}

/** A magnifier over a line that was checked. */
export function magnifier({ dark, mid, soft, light }: Tone): string {
  return `${shadow(320, 316, 150)}<rect x="176" y="70" width="210" height="238" rx="16" fill="${mid}"/><path d="M206 112h118M206 146h150M206 180h96M206 214h120M206 248h84" stroke="${soft}" stroke-width="11" stroke-linecap="round"/><path d="M420 262l62 62" stroke="${soft}" stroke-width="24" stroke-linecap="round"/><circle cx="372" cy="210" r="78" fill="${dark}" fill-opacity=".7"/><circle cx="372" cy="210" r="72" fill="none" stroke="${light}" stroke-width="15"/><path d="M338 212l24 26 46-52" fill="none" stroke="${light}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A seal under a proof that anybody can check. */
export function seal({ mid, soft, light }: Tone): string {
  const blocks = Array.from({ length: 24 }, (_, at) => {
    const [x, y] = [206 + (at % 8) * 30, 92 + Math.floor(at / 8) * 30];
    return `<rect x="${x}" y="${y}" width="22" height="18" rx="5" fill="${(at * 5) % 3 === 0 ? mid : soft}" fill-opacity="${(at * 7) % 4 === 0 ? 0.45 : 1}"/>`;
  });
  const edge = Array.from(
    { length: 16 },
    (_, at) => `<circle cx="0" cy="-50" r="11" fill="${mid}" transform="rotate(${at * 22.5})"/>`,
  );
  return `${shadow(320, 316, 160)}<rect x="178" y="60" width="284" height="214" rx="18" fill="${light}"/>${blocks.join('')}<path d="M206 206h120M206 236h84" stroke="${soft}" stroke-width="10" stroke-linecap="round"/><g transform="translate(404 246)">${edge.join('')}<circle r="50" fill="${mid}"/><circle r="38" fill="none" stroke="${light}" stroke-width="4"/><path d="M-18 2l13 14 24-30" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** A sheet that was turned down, with the reason on it. */
export function refusal({ dark, mid, soft, light }: Tone): string {
  return `${shadow(310, 320, 130)}<path d="M216 52h140l56 56v190a16 16 0 0 1-16 16H216a16 16 0 0 1-16-16V68a16 16 0 0 1 16-16Z" fill="${light}"/><path d="M356 52l56 56h-56Z" fill="${soft}"/><path d="M232 136h132M232 170h104M232 204h84" stroke="${soft}" stroke-width="12" stroke-linecap="round"/><circle cx="402" cy="254" r="58" fill="${mid}"/><path d="M378 230l48 48M426 230l-48 48" stroke="${light}" stroke-width="14" stroke-linecap="round"/><path d="M232 238h72" stroke="${dark}" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"/>`;
}

/** Who comes next: the first of a row stands out. */
export function queue({ mid, soft, light }: Tone): string {
  const row = (y: number, fill: string, width: number, at: number) =>
    `<rect x="${184 + at * 14}" y="${y}" width="272" height="52" rx="16" fill="${fill}"/><circle cx="${216 + at * 14}" cy="${y + 26}" r="15" fill="${at === 0 ? mid : light}" fill-opacity="${at === 0 ? 1 : 0.55}"/><path d="M${246 + at * 14} ${y + 26}h${width}" stroke="${at === 0 ? soft : light}" stroke-opacity="${at === 0 ? 1 : 0.5}" stroke-width="11" stroke-linecap="round"/>`;
  return `${shadow(340, 312, 160)}${row(246, mid, 84, 2)}${row(180, soft, 116, 1)}${row(98, light, 150, 0)}<path d="M152 106v36M136 126l16 18 16-18" transform="rotate(180 152 124)" fill="none" stroke="${light}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A list of questions, half of them answered. */
export function clipboard({ mid, soft, light }: Tone): string {
  const line = (y: number, done: boolean) =>
    `<rect x="246" y="${y - 14}" width="28" height="28" rx="8" fill="${done ? mid : 'none'}" stroke="${mid}" stroke-width="4"/>${done ? `<path d="M253 ${y}l6 7 10-13" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` : ''}<path d="M292 ${y}h${done ? 98 : 70}" stroke="${soft}" stroke-width="11" stroke-linecap="round"/>`;
  return `${shadow(320, 326, 120)}<rect x="210" y="64" width="220" height="252" rx="20" fill="${mid}"/><rect x="222" y="76" width="196" height="228" rx="12" fill="${light}"/><path d="M278 52h84a10 10 0 0 1 10 10v34H268V62a10 10 0 0 1 10-10Z" fill="${soft}"/><circle cx="320" cy="66" r="9" fill="${mid}"/>${line(134, true)}${line(180, true)}${line(226, false)}${line(272, false)}`;
}

/** Two cards of one face: an account is one person's. */
export function idCards({ dark, mid, soft, light }: Tone): string {
  const card = (x: number, y: number, turn: number, paper: string, ink: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-112" y="-74" width="224" height="148" rx="18" fill="${paper}"/><circle cx="-58" cy="-16" r="24" fill="${ink}"/><path d="M-100 48c0-30 18-42 42-42s42 12 42 42Z" fill="${ink}"/><path d="M12-32h72M12-4h52M12 24h62" stroke="${ink}" stroke-width="11" stroke-linecap="round"/></g>`;
  return `${shadow(320, 310, 150)}${card(366, 146, 9, soft, dark)}${card(284, 204, -7, light, mid)}`;
}

/** A mask: names are nobody else's business. */
export function mask({ dark, mid, soft, light }: Tone): string {
  return `${shadow(320, 306, 130)}<path d="M176 112c44-22 96-24 144-4 48-20 100-18 144 4 12 74-20 136-76 140-34 2-50-24-68-24s-34 26-68 24c-56-4-88-66-76-140Z" fill="${soft}"/><path d="M176 112c44-22 96-24 144-4v120c-18 0-34 26-68 24-56-4-88-66-76-140Z" fill="${light}"/><path d="M212 158c28-22 62-18 80 10-26 26-62 22-80-10ZM428 158c-28-22-62-18-80 10 26 26 62 22 80-10Z" fill="${dark}"/><path d="M176 118 128 96M464 118l48-22" stroke="${mid}" stroke-width="9" stroke-linecap="round"/>${placed(star(11, light), 496, 222)}`;
}

/** A vote falls into its box. */
export function ballot({ dark, mid, soft, light }: Tone): string {
  return `${shadow(320, 318, 150)}<g transform="rotate(-8 320 110)"><rect x="258" y="36" width="124" height="150" rx="10" fill="${light}"/><path d="M290 92l20 22 40-46" fill="none" stroke="${mid}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M200 168h240l20 36v104H180V204Z" fill="${mid}"/><path d="M180 204h280v104H180Z" fill="${soft}"/><path d="M180 204h140v104H180Z" fill="${light}" fill-opacity=".45"/><rect x="246" y="176" width="148" height="14" rx="7" fill="${dark}"/>`;
}

/** Scales: an objection is weighed. */
export function scales({ mid, soft, light }: Tone): string {
  const pan = (x: number, y: number, fill: string) =>
    `<path d="M${x} ${y - 84}l-46 84M${x} ${y - 84}l46 84" stroke="${mid}" stroke-width="5"/><path d="M${x - 60} ${y}h120c0 30-26 46-60 46s-60-16-60-46Z" fill="${fill}"/>`;
  return `${shadow(320, 320, 120)}${pan(208, 204, light)}${pan(432, 176, soft)}<path d="M320 76v214" stroke="${soft}" stroke-width="15" stroke-linecap="round"/><path d="M208 120 432 92" stroke="${light}" stroke-width="13" stroke-linecap="round"/><circle cx="320" cy="82" r="20" fill="${light}"/><path d="M252 312c0-24 30-32 68-32s68 8 68 32Z" fill="${mid}"/>`;
}

/** What comes back. */
export function comesBack({ mid, soft, light }: Tone): string {
  return `${shadow(320, 318, 120)}<path d="M408 118a110 110 0 1 0 20 96" fill="none" stroke="${soft}" stroke-width="30" stroke-linecap="round"/><path d="M438 58v86h-86Z" fill="${light}"/><rect x="266" y="134" width="108" height="92" rx="14" fill="${light}"/><path d="M266 164h108" stroke="${mid}" stroke-width="16"/><path d="M320 134v44" stroke="${soft}" stroke-width="22"/>`;
}

/** A post with a new way and an old one. */
export function signpost({ dark, mid, soft, light }: Tone): string {
  return `${shadow(320, 322, 90)}<path d="M320 44v272" stroke="${mid}" stroke-width="18" stroke-linecap="round"/><path d="M206 76h204l46 38-46 38H206Z" fill="${light}"/><path d="M240 114h128" stroke="${mid}" stroke-width="12" stroke-linecap="round"/><path d="M420 176H252l-46 34 46 34h168Z" fill="${soft}"/><path d="M276 210h104" stroke="${dark}" stroke-opacity=".5" stroke-width="12" stroke-linecap="round"/>`;
}
