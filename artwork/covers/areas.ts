import { coinAt, star } from './pieces';
import { type Cover, placed, shadow, type Tone, tones } from './stage';

const { slate, clay, pine } = tones;

/** Areas whose entries have no cover of their own: what a shared link of one of them shows. */
export const areaCovers: readonly Cover[] = [
  { name: 'area-av', tone: slate, drawing: board },
  { name: 'area-bonus', tone: slate, drawing: reels },
  { name: 'area-oyun', tone: slate, drawing: tiles },
  { name: 'area-oran', tone: clay, drawing: slip },
  { name: 'area-kazan', tone: clay, drawing: stacks },
  { name: 'area-kazanc', tone: pine, drawing: snapshot },
];

/** A hunt: what is opened, what is not, and how far it has come. */
function board(tone: Tone): string {
  const cards = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [128 + (at % 6) * 66, 70 + Math.floor(at / 6) * 92];
    const isOpen = at < 7;
    const tick = `<path d="M${x + 17} ${y + 40}l8 9 17-19" fill="none" stroke="${tone.mid}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;
    return `<rect x="${x}" y="${y}" width="56" height="78" rx="10" fill="${isOpen ? tone.light : tone.mid}" fill-opacity="${isOpen ? 0.95 : 0.75}"/>${isOpen ? tick : ''}`;
  });
  const rail = `<rect x="128" y="276" width="386" height="18" rx="9" fill="${tone.mid}"/><rect x="128" y="276" width="226" height="18" rx="9" fill="${tone.soft}"/><circle cx="354" cy="285" r="16" fill="${tone.light}"/>`;
  return `${cards.join('')}${rail}`;
}

/** A bought bonus: three reels at rest. */
export function reels(tone: Tone): string {
  const reel = (x: number) =>
    `<rect x="${x}" y="104" width="104" height="136" rx="14" fill="${tone.light}"/>`;
  const frame = `<rect x="130" y="76" width="380" height="192" rx="26" fill="${tone.mid}"/>`;
  const bolt = `<path d="M334 122 296 182h26l-14 40 42-62h-26Z" fill="${tone.mid}"/>`;
  const gem = `<path d="M204 132l34 40-34 42-34-42Z" fill="${tone.soft}"/><path d="M204 132l34 40h-68Z" fill="${tone.mid}"/>`;
  return `${shadow(320, 300, 190)}${frame}${reel(152)}${reel(268)}${reel(384)}${gem}${bolt}${placed(star(36, tone.soft), 436, 172)}`;
}

/** The catalogue: a wall of tiles, the one in the middle lifted. */
function tiles(tone: Tone): string {
  const wall = Array.from({ length: 15 }, (_, at) => {
    const [x, y] = [116 + (at % 5) * 84, 32 + Math.floor(at / 5) * 102];
    return `<rect x="${x}" y="${y}" width="72" height="90" rx="12" fill="${tone.mid}" fill-opacity="${0.35 + (at % 4) * 0.14}"/>`;
  });
  const lifted = `<rect x="266" y="98" width="108" height="144" rx="16" fill="${tone.light}"/><path d="M320 134l30 36-30 38-30-38Z" fill="${tone.soft}"/><path d="M320 134l30 36h-60Z" fill="${tone.mid}"/>`;
  return `${wall.join('')}${shadow(320, 262, 80)}${lifted}`;
}

/** A special odd: the old rate struck out, the better one beside it. */
export function slip(tone: Tone): string {
  const paper = `<path d="M192 56h256a16 16 0 0 1 16 16v224l-24-14-24 14-24-14-24 14-24-14-24 14-24-14-24 14-24-14-24 14-24-14-24 14V72a16 16 0 0 1 16-16Z" fill="${tone.light}"/>`;
  const lines = `<path d="M214 92h150M214 116h96" stroke="${tone.soft}" stroke-width="11" stroke-linecap="round"/>`;
  const old = `<rect x="210" y="156" width="92" height="60" rx="14" fill="${tone.soft}" fill-opacity=".45"/><path d="M224 206 288 166" stroke="${tone.mid}" stroke-width="8" stroke-linecap="round"/>`;
  const better = `<rect x="334" y="142" width="104" height="84" rx="16" fill="${tone.mid}"/><path d="M386 208v-46M364 182l22-22 22 22" fill="none" stroke="${tone.light}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `${shadow(320, 314, 170)}${paper}${lines}${old}${better}`;
}

/** Ways to earn: coins that grow step by step. */
export function stacks(tone: Tone): string {
  const columns = [1, 2, 3, 4].map((count, at) => {
    const x = 178 + at * 94;
    const base = `<rect x="${x - 36}" y="${292 - count * 44}" width="72" height="${count * 44}" rx="12" fill="${at === 3 ? tone.soft : tone.mid}" fill-opacity="${0.55 + at * 0.14}"/>`;
    return `${base}${coinAt(x, 262 - count * 44, 58)}`;
  });
  return `${shadow(320, 306, 200)}${columns.join('')}`;
}

/** What viewers won: a screen that somebody took a picture of, and the print of it. */
function snapshot(tone: Tone): string {
  const print = (x: number, turn: number, inner: string) =>
    placed(
      `<rect x="-118" y="-112" width="236" height="224" rx="14" fill="${tone.light}"/><rect x="-100" y="-94" width="200" height="150" rx="8" fill="${tone.mid}"/>${inner}`,
      x,
      176,
      turn,
    );
  const lines = `<path d="M-96 84h120" stroke="${tone.soft}" stroke-width="11" stroke-linecap="round"/>`;
  const cells = [-64, 0, 64].map(
    (x) => `<rect x="${x - 27}" y="-64" width="54" height="90" rx="9" fill="${tone.dark}"/>`,
  );
  const won = [-64, 0, 64].map((x) => placed(star(21, tone.soft), x, -19)).join('');
  return `${shadow(320, 316, 190)}${print(252, -9, lines)}${print(366, 5, `${cells.join('')}${won}${lines}`)}`;
}
