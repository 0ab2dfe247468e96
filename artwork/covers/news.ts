import { bust, coinAt, star, ticket } from './pieces';
import { type Cover, placed, shadow, type Tone, tones } from './stage';

const { slate } = tones;

/** One cover a category of news. */
export const newsCovers: readonly Cover[] = [
  { name: 'news-duyuru', tone: slate, drawing: megaphone },
  { name: 'news-cekilis', tone: slate, drawing: drum },
  { name: 'news-yayin', tone: slate, drawing: microphone },
  { name: 'news-sponsor', tone: slate, drawing: chain },
  { name: 'news-market', tone: slate, drawing: stall },
  { name: 'news-topluluk', tone: slate, drawing: circleOfFriends },
];

function megaphone({ mid, soft, light }: Tone): string {
  const waves = [58, 92, 126].map(
    (reach, at) =>
      `<path d="M${398 + reach * 0.72} ${156 - reach * 0.7}a${reach} ${reach} 0 0 1 0 ${reach * 1.4}" fill="none" stroke="${soft}" stroke-opacity="${0.9 - at * 0.28}" stroke-width="7" stroke-linecap="round"/>`,
  );
  const horn = `<path d="M230 132 396 74v172L230 190Z" fill="${soft}"/><path d="M230 132 396 74v84L230 160Z" fill="${light}"/><path d="M396 70a16 90 0 0 1 0 180a16 90 0 0 1 0-180Z" fill="${mid}"/><path d="M230 130h-26a31 31 0 0 0 0 62h26Z" fill="${mid}"/><path d="M238 192h46l14 62a14 14 0 0 1-14 17h-18a14 14 0 0 1-14-11Z" fill="${mid}"/>`;
  return `${shadow(300, 296, 130)}<g transform="rotate(-8 320 180) translate(-22 12)">${horn}</g>${waves.join('')}`;
}

function drum({ dark, mid, soft, light }: Tone): string {
  const balls = [
    [278, 214, light],
    [322, 224, soft],
    [364, 208, light],
    [300, 180, soft],
    [344, 176, light],
    [322, 138, soft],
  ].map(([x, y, fill]) => `<circle cx="${x}" cy="${y}" r="22" fill="${fill}"/>`);
  const cage = `<circle cx="320" cy="170" r="104" fill="${dark}" fill-opacity=".8" stroke="${soft}" stroke-width="7"/>`;
  const bars = [34, 74].map(
    (rx) =>
      `<ellipse cx="320" cy="170" rx="${rx}" ry="104" fill="none" stroke="${soft}" stroke-opacity=".4" stroke-width="4"/>`,
  );
  const stand = `<path d="M216 170h-30v96M424 170h30v96M166 270h308" fill="none" stroke="${mid}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `${shadow(320, 290, 170)}${stand}${cage}${balls.join('')}${bars.join('')}<circle cx="454" cy="170" r="12" fill="${light}"/>`;
}

function microphone({ mid, soft, light }: Tone): string {
  const grille = Array.from(
    { length: 5 },
    (_, at) => `<path d="M272 ${100 + at * 20}h96" stroke="${mid}" stroke-width="5"/>`,
  );
  const glow = [76, 104].map(
    (radius, at) =>
      `<circle cx="456" cy="98" r="${radius / 4}" fill="none" stroke="#ff716b" stroke-opacity="${0.5 - at * 0.25}" stroke-width="3"/>`,
  );
  return `${shadow(320, 304, 96)}<rect x="266" y="62" width="108" height="164" rx="54" fill="${soft}"/><path d="M320 62a54 54 0 0 0-54 54v56a54 54 0 0 0 54 54Z" fill="${light}"/>${grille.join('')}<path d="M236 158v18a84 84 0 0 0 168 0v-18" fill="none" stroke="${soft}" stroke-width="11" stroke-linecap="round"/><path d="M320 262v34M262 300h116" stroke="${soft}" stroke-width="13" stroke-linecap="round"/>${glow.join('')}<circle cx="456" cy="98" r="11" fill="#ff716b"/>`;
}

function chain({ soft, light }: Tone): string {
  const link = (fill: string, x: number) =>
    `<rect x="${x - 92}" y="-46" width="184" height="92" rx="46" fill="none" stroke="${fill}" stroke-width="27"/>`;
  const over = `<path d="M24-46h22a46 46 0 0 1 46 46" transform="translate(-66 0)" fill="none" stroke="${light}" stroke-width="27"/>`;
  return `${shadow(320, 300, 160)}<g transform="translate(320 172) rotate(-24)">${link(light, -66)}${link(soft, 66)}${over}</g>`;
}

function stall({ dark, mid, soft, light }: Tone): string {
  const stripes = Array.from({ length: 6 }, (_, at) => {
    const [x, fill] = [200 + at * 40, at % 2 === 0 ? light : soft];
    return `<path d="M${x} 84h40v52a20 20 0 0 1-40 0Z" fill="${fill}"/>`;
  });
  return `${shadow(320, 302, 170)}<path d="M214 130h212v168H214Z" fill="${mid}"/><path d="M214 130h212v30H214Z" fill="${dark}"/><path d="M234 178h172v60H234Z" fill="${dark}"/>${coinAt(280, 214, 56)}${coinAt(346, 218, 48)}<path d="M196 238h248v20H196Z" fill="${light}"/><path d="M206 258h228v40H206Z" fill="${soft}"/>${stripes.join('')}`;
}

function circleOfFriends(tone: Tone): string {
  const { mid, soft, light } = tone;
  const back = [200, 440].map((x) => placed(bust(soft, mid), x, 190, 0, 1.25)).join('');
  const front = placed(bust(light, soft), 320, 196, 0, 1.75);
  return `${shadow(320, 296, 190)}${back}${front}${placed(star(15, light), 236, 82)}${placed(star(10, soft), 410, 68)}${placed(ticket(tone), 320, 262, -6, 0.42)}`;
}
