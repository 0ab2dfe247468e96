import {
  breakEven,
  celebration,
  crystalBall,
  givingHands,
  headset,
  heart,
  monitor,
  oneEach,
  plane,
  rain,
  stampCard,
  swords,
} from '../drawings/evening';
import { coins, flask, hoodie, mug, payCard, priceTag, safe, shelves, truck } from '../drawings/goods';
import {
  balloon,
  calendar,
  hourglass,
  lantern,
  month,
  parasol,
  snowflake,
  sunset,
  wagon,
} from '../drawings/seasons';
import {
  ballot,
  clipboard,
  clock,
  comesBack,
  idCards,
  lifebelt,
  magnifier,
  mask,
  padlock,
  pause,
  queue,
  refusal,
  scales,
  seal,
  shield,
  signpost,
  warning,
} from '../drawings/signs';
import { reels, slip } from './areas';
import { podium, season } from './contests';
import { firstHit, question, times } from './events';
import { bundle } from './market';
import { bust, coinAt, star, ticket } from './pieces';
import { fan, strip } from './raffles';
import { type Cover, type Drawing, placed, shadow, type Tone, tones } from './stage';

/**
 * Covers of news: a hue a category, one drawing a subject. The first of each is the category's own, which an article without a
 * picture shows.
 */
export const newsCovers: readonly Cover[] = [
  ...ofCategory('duyuru', tones.slate, {
    '': megaphone,
    sikke: coins,
    telegram: plane,
    hesap: idCards,
    damga: stampCard,
    liderlik: podium,
    saat: clock,
    destek: headset,
    sorumlu: lifebelt,
    maske: mask,
    kis: snowflake,
  }),
  ...ofCategory('topluluk', tones.plum, {
    '': circleOfFriends,
    kupa: celebration,
    oylama: ballot,
    bilgi: question,
    gorev: times,
    moderator: shield,
    itiraz: scales,
    sevilen: heart,
    karne: slip,
    sezon: season,
    iyilik: givingHands,
    anket: clipboard,
    ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`ay-${at + 1}`, month(at + 1)])),
  }),
  ...ofCategory('cekilis', tones.wine, {
    '': drum,
    kanit: seal,
    tablo: bundle,
    yedek: queue,
    yelpaze: fan,
    ret: refusal,
    kargo: truck,
    yaz: sunset,
    tek: oneEach,
    'son-gun': hourglass,
  }),
  ...ofCategory('market', tones.clay, {
    '': stall,
    kilit: padlock,
    kupa: mug,
    kasa: safe,
    fiyat: priceTag,
    iade: comesBack,
    serit: strip,
    raf: shelves,
    kis: hoodie,
  }),
  ...ofCategory('sponsor', tones.pine, {
    '': chain,
    adres: signpost,
    pazartesi: calendar,
    aski: pause,
    sahte: warning,
    kontrol: magnifier,
    girdap: whirl,
    deneme: flask,
    balon: balloon,
    odeme: payCard,
    kripto: crystal,
    vagon: wagon,
  }),
  ...ofCategory('yayin', tones.sea, {
    '': microphone,
    hedef: firstHit,
    basabas: breakEven,
    ray: rails,
    ramazan: lantern,
    kod: rain,
    bonus: reels,
    kurulum: mixer,
    ara: parasol,
    donus: monitor,
    tahmin: crystalBall,
    duello: swords,
    takvim: week,
  }),
];

function ofCategory(category: string, tone: Tone, drawings: Readonly<Record<string, Drawing>>): Cover[] {
  return Object.entries(drawings).map(([subject, drawing]) => ({
    name: `news-${category}${subject && `-${subject}`}`,
    tone,
    drawing,
  }));
}

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

/** A pull that gives back: a whirl of water with coins. */
function whirl({ mid, soft, light }: Tone): string {
  const turns = [126, 98, 70, 42].map(
    (radius, at) =>
      `<path d="M${-radius} 0a${radius} ${radius * 0.62} 0 1 1 ${radius} ${radius * 0.62}" fill="none" stroke="${[mid, soft, light, soft][at]}" stroke-width="15" stroke-linecap="round" transform="rotate(${at * 38})"/>`,
  );
  return `${shadow(320, 316, 150)}<g transform="translate(320 184)">${turns.join('')}</g>${coinAt(320, 184, 58)}${coinAt(456, 96, 48)}${coinAt(196, 276, 40)}`;
}

/** A crystal of dark glass. */
function crystal({ deep, mid, soft, light }: Tone): string {
  return `${shadow(320, 320, 110)}<path d="M320 40l86 84-28 150-58 44-58-44-28-150Z" fill="${mid}"/><path d="M320 40v278l-58-44-28-150Z" fill="${soft}"/><path d="M320 40l36 96-36 44-36-44Z" fill="${light}"/><path d="M234 124l50 12 36 44v138l-58-44Z" fill="${deep}" fill-opacity=".25"/><path d="M284 136l36 44 36-44" fill="none" stroke="${light}" stroke-width="3"/>${placed(star(12, light), 454, 90)}${placed(star(9, soft), 186, 226)}`;
}

/** Rails that meet far away, at night. */
function rails({ mid, soft, light }: Tone): string {
  const sleepers = Array.from({ length: 9 }, (_, at) => {
    const depth = (at + 1) / 9;
    const [y, half] = [118 + 216 * depth * depth, 14 + 176 * depth * depth];
    return `<path d="M${320 - half} ${y}h${half * 2}" stroke="${mid}" stroke-width="${3 + 13 * depth * depth}" stroke-linecap="round"/>`;
  });
  return `<circle cx="320" cy="92" r="46" fill="${light}"/><circle cx="336" cy="84" r="40" fill="${soft}" fill-opacity=".5"/><path d="M96 128l90-58 60 44 48-30 60 40 66-52 124 56Z" fill="${mid}" fill-opacity=".7"/>${sleepers.join('')}<path d="M314 120 190 352M326 120l124 232" stroke="${light}" stroke-width="10" stroke-linecap="round"/>`;
}

/** A mixer: how the stream is set up. */
function mixer({ dark, mid, soft, light }: Tone): string {
  const faders = [0, 1, 2, 3, 4].map((at) => {
    const [x, knob] = [206 + at * 57, [196, 148, 220, 170, 132][at] ?? 180];
    return `<rect x="${x - 5}" y="112" width="10" height="146" rx="5" fill="${dark}"/><rect x="${x - 21}" y="${knob - 14}" width="42" height="28" rx="8" fill="${at === 1 ? light : soft}"/><path d="M${x - 13} ${knob}h26" stroke="${mid}" stroke-width="4"/><circle cx="${x}" cy="84" r="12" fill="${at % 2 === 0 ? light : soft}"/>`;
  });
  return `${shadow(320, 312, 190)}<rect x="152" y="52" width="336" height="242" rx="26" fill="${mid}"/>${faders.join('')}<circle cx="466" cy="74" r="7" fill="#ff716b"/>`;
}

/** Seven days with their evenings. */
function week({ mid, soft, light }: Tone): string {
  const days = [92, 150, 60, 168, 0, 196, 120].map(
    (height, at) =>
      `<rect x="${132 + at * 55}" y="64" width="44" height="228" rx="12" fill="${mid}" fill-opacity=".6"/><rect x="${132 + at * 55}" y="${292 - height}" width="44" height="${height}" rx="12" fill="${at === 3 ? light : soft}" fill-opacity="${at === 3 ? 1 : 0.85}"/><circle cx="${154 + at * 55}" cy="84" r="7" fill="${light}"/>`,
  );
  return `${shadow(320, 312, 210)}${days.join('')}`;
}
