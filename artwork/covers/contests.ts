import { coinAt, cup, star } from './pieces';
import { type Cover, placed, shadow, type Tone, tones } from './stage';

const { sea, pine } = tones;

/** Tournaments by type, and wagering events by mode. */
export const contestCovers: readonly Cover[] = [
  { name: 'tournament-eleme', tone: sea, drawing: bracket },
  { name: 'tournament-lider', tone: sea, drawing: podium },
  { name: 'tournament-sezon', tone: sea, drawing: season },
  { name: 'race-yaris', tone: pine, drawing: lanes },
  { name: 'race-basamak', tone: pine, drawing: stairs },
  { name: 'race-hedef', tone: pine, drawing: gauge },
];

export function bracket(tone: Tone): string {
  const seat = (x: number, y: number, fill: string) =>
    `<rect x="${x}" y="${y - 12}" width="78" height="24" rx="7" fill="${fill}"/>`;
  const tree = `<path d="M132 84h14v52h-14M132 224h14v52h-14M146 110h14M146 250h14M238 110h10v140h-10M248 180h18" fill="none" stroke="${tone.soft}" stroke-width="4"/>`;
  const first = [84, 136, 224, 276].map((y, at) => seat(54, y, at % 2 === 0 ? tone.soft : tone.mid)).join('');
  const half = `${tree}${first}${seat(160, 110, tone.light)}${seat(160, 250, tone.soft)}`;
  return `${half}<g transform="matrix(-1 0 0 1 640 0)">${half}</g>${shadow(320, 238, 46)}${placed(cup(tone), 320, 180, 0, 0.76)}`;
}

export function podium(tone: Tone): string {
  const step = (x: number, top: number, fill: string, side: string) =>
    `<path d="M${x} ${top}h104v${298 - top}h-104Z" fill="${fill}"/><path d="M${x} ${top}h104v14h-104Z" fill="${side}"/>`;
  const head = (x: number, y: number, fill: string) => `<circle cx="${x}" cy="${y}" r="25" fill="${fill}"/>`;
  return `${shadow(320, 302, 200)}${step(160, 206, tone.mid, tone.soft)}${step(376, 232, tone.mid, tone.soft)}${step(268, 158, tone.soft, tone.light)}${head(212, 172, tone.soft)}${head(428, 198, tone.soft)}${head(320, 118, tone.light)}${placed(star(20, tone.mid), 320, 222)}<path d="M292 84l6-28 14 14 8-20 8 20 14-14 6 28Z" fill="${tone.light}"/>`;
}

export function season(tone: Tone): string {
  const leaves = Array.from({ length: 7 }, (_, at) => {
    const turn = -150 + at * 21;
    return `<ellipse cx="0" cy="-118" rx="13" ry="27" fill="${at % 2 === 0 ? tone.soft : tone.light}" transform="rotate(${turn}) rotate(16 0 -118)"/>`;
  }).join('');
  const page = `<rect x="-62" y="-58" width="124" height="122" rx="12" fill="${tone.light}"/><path d="M-62-46a12 12 0 0 1 12-12H50a12 12 0 0 1 12 12v20H-62Z" fill="${tone.mid}"/><path d="M-30-72v26M30-72v26" stroke="${tone.soft}" stroke-width="9" stroke-linecap="round"/>`;
  const days = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [-46 + (at % 4) * 26, -12 + Math.floor(at / 4) * 24];
    return `<rect x="${x}" y="${y}" width="15" height="13" rx="3" fill="${at < 7 ? tone.soft : tone.mid}" fill-opacity="${at < 7 ? 1 : 0.3}"/>`;
  });
  return `<g transform="translate(320 184)"><g>${leaves}</g><g transform="matrix(-1 0 0 1 0 0)">${leaves}</g>${page}${days.join('')}</g>`;
}

export function lanes(tone: Tone): string {
  const lane = (y: number, reach: number, fill: string) =>
    `<path d="M0 ${y + 30}h640" stroke="${tone.mid}" stroke-opacity=".6" stroke-width="2" stroke-dasharray="18 14"/><rect x="0" y="${y - 11}" width="${reach - 26}" height="22" rx="11" fill="${tone.mid}" fill-opacity=".55"/><rect x="${reach - 190}" y="${y - 3}" width="150" height="6" rx="3" fill="${tone.soft}" fill-opacity=".6"/><circle cx="${reach}" cy="${y}" r="25" fill="${fill}"/><circle cx="${reach}" cy="${y}" r="14" fill="none" stroke="${tone.dark}" stroke-width="4" stroke-dasharray="7 5"/>`;
  const flags = Array.from({ length: 18 }, (_, at) => {
    const [x, y] = [540 + (at % 2) * 20, Math.floor(at / 2) * 40];
    return `<rect x="${x}" y="${y + (at % 2) * 20}" width="20" height="20" fill="${tone.light}" fill-opacity=".75"/>`;
  });
  return `${flags.join('')}${lane(90, 380, tone.soft)}${lane(180, 486, tone.light)}${lane(270, 300, tone.soft)}`;
}

function stairs(tone: Tone): string {
  const steps = Array.from({ length: 6 }, (_, at) => {
    const [x, top] = [104 + at * 68, 272 - at * 30];
    return `<path d="M${x} ${top}h68V304h-68Z" fill="${at > 3 ? tone.mid : tone.soft}" fill-opacity="${at > 3 ? 0.75 : 0.55 + at * 0.13}"/><path d="M${x} ${top}h68v7h-68Z" fill="${tone.light}" fill-opacity="${at > 3 ? 0.5 : 0.95}"/>`;
  });
  const flag = `<path d="M492 124V40" stroke="${tone.light}" stroke-width="7" stroke-linecap="round"/><path d="M495 44c24-14 40 12 66-2v44c-26 14-42-12-66 2Z" fill="${tone.light}"/>`;
  return `${shadow(310, 308, 220)}${steps.join('')}${flag}${coinAt(342, 130, 52)}`;
}

function gauge(tone: Tone): string {
  const arc = (reach: string, stroke: string, width: number) =>
    `<path d="M196 258a124 124 0 0 1 ${reach}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
  const ticks = Array.from({ length: 11 }, (_, at) => {
    const turn = -90 + at * 18;
    return `<rect x="-2.5" y="-92" width="5" height="${at % 5 === 0 ? 18 : 10}" rx="2.5" fill="${tone.soft}" transform="translate(320 258) rotate(${turn})"/>`;
  });
  return `${shadow(320, 292, 150)}${arc('248 0', tone.mid, 30)}${arc('200.3 -97.8', tone.light, 30)}${ticks.join('')}<path d="M312 262 378 178l-50 92Z" fill="${tone.light}"/><circle cx="320" cy="260" r="17" fill="${tone.soft}"/><circle cx="320" cy="260" r="7" fill="${tone.dark}"/>${placed(star(17, tone.light), 444, 92)}`;
}
