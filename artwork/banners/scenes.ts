import { readFile } from 'node:fs/promises';
import { pomegranate } from '../sponsors/symbols';

/** One banner: what it says and what stands behind the words. `picture` fills 1200 × 675. */
export interface Scene {
  readonly id: string;
  readonly kicker: string;
  readonly headline: readonly string[];
  readonly lines: readonly string[];
  readonly ink: string;
  readonly accent: { readonly kicker: string; readonly text: string };
  readonly picture: () => Promise<string>;
}

const quiet = { kicker: '#8d95a6', text: '#b9c0ce' };

export const scenes: readonly Scene[] = [
  {
    id: 'sartlar-acik',
    kicker: 'Önerilen siteler',
    headline: ['Şartı gizli', 'bonus yok.'],
    lines: ['Çevrim, alt sınır ve', 'son kontrol tarihi her', 'kartın üstünde yazar.'],
    ink: '#f1f3f7',
    accent: quiet,
    picture: wallOfMarks,
  },
  {
    id: 'nartane-hos-geldin',
    kicker: 'Nartane · 18 yaş ve üzeri',
    headline: ['İlk yatırıma', '%100 bonus'],
    lines: ['En çok on bin lira', '20 kat çevrim', 'Kod: SIKKE100'],
    ink: '#ffe9dd',
    accent: { kicker: '#ff9aa8', text: '#f3c4bb' },
    picture: pomegranateNight,
  },
  {
    id: 'yayini-kacirma',
    kicker: 'Telegram kanalı',
    headline: ['Yayını', 'kaçırma.'],
    lines: ['Canlı yayın başladığında', 'ilk haber Telegram’da.'],
    ink: '#f1f3f7',
    accent: quiet,
    picture: onAir,
  },
  {
    id: 'avatarini-sec',
    kicker: 'Hesabın',
    headline: ['Avatarını seç,', 'masaya otur.'],
    lines: ['Dokuz karakter hesap', 'menüsünde seni bekliyor.'],
    ink: '#f1f3f7',
    accent: quiet,
    picture: tableOfFaces,
  },
];

const wall = [
  'nartane',
  'poyrazen',
  'balonya',
  'kervansa',
  'mercanta',
  'anafora',
  'ucurta',
  'obsidra',
  'lodosino',
  'vagonet',
  'balinaro',
  'kozalako',
];

/** The sponsors' marks as a leaning wall of plates. */
async function wallOfMarks(): Promise<string> {
  const plates = await Promise.all(
    wall.map(async (slug, at) => {
      const x = 560 + (at % 3) * 292 + (at % 6 > 2 ? -60 : 0);
      const y = -40 + Math.floor(at / 3) * 160;
      const mark = await readFile(new URL(`../../public/sponsors/${slug}.svg`, import.meta.url));
      return `<clipPath id="p${at}"><rect x="${x}" y="${y}" width="272" height="136" rx="18"/></clipPath><image clip-path="url(#p${at})" x="${x}" y="${y}" width="272" height="136" xlink:href="data:image/svg+xml;base64,${mark.toString('base64')}"/>`;
    }),
  );
  return `${night('#0a0d14')}<g transform="rotate(-12 900 340) translate(132 74)">${plates.join('')}</g>${veil('#0a0d14')}`;
}

/** One great pomegranate on the sponsor's own tone. */
async function pomegranateNight(): Promise<string> {
  return `${night('#5c0a24')}<circle cx="930" cy="330" r="330" fill="#741031"/><circle cx="930" cy="330" r="255" fill="#8a1439"/><g transform="translate(690 80) scale(7.5)">${pomegranate}</g>`;
}

/** A transmitter's rings in the red of what is live. */
async function onAir(): Promise<string> {
  const rings = [130, 210, 290, 370].map(
    (radius, at) =>
      `<circle cx="900" cy="338" r="${radius}" fill="none" stroke="#ff716b" stroke-opacity="${0.5 - at * 0.12}" stroke-width="${5 - at}"/>`,
  );
  const plane =
    '<path d="M818 338 1000 256 968 420 906 374Z" fill="#fff"/><path d="M906 374 1000 256 880 358Z" fill="#ffd0cd"/><path d="M880 358 906 374 884 412Z" fill="#ff9d98"/>';
  return `${night('#0a0d14')}<defs><radialGradient id="glow"><stop offset="0" stop-color="#ff716b" stop-opacity=".55"/><stop offset="1" stop-color="#ff716b" stop-opacity="0"/></radialGradient></defs><circle cx="900" cy="338" r="330" fill="url(#glow)"/>${rings.join('')}<circle cx="900" cy="338" r="130" fill="#e2483f"/>${plane}`;
}

/** The nine faces around the table. */
async function tableOfFaces(): Promise<string> {
  const faces = await Promise.all(
    Array.from({ length: 9 }, async (_, at) => {
      const [cx, cy] = [758 + (at % 3) * 170, 168 + Math.floor(at / 3) * 170];
      const face = await readFile(new URL(`../../public/avatars/2/${at + 1}.jpg`, import.meta.url));
      return `<clipPath id="f${at}"><circle cx="${cx}" cy="${cy}" r="74"/></clipPath><image clip-path="url(#f${at})" x="${cx - 76}" y="${cy - 76}" width="152" height="152" xlink:href="data:image/jpeg;base64,${face.toString('base64')}"/><circle cx="${cx}" cy="${cy}" r="75" fill="none" stroke="${at === 7 ? '#e6b54a' : '#272d3a'}" stroke-width="${at === 7 ? 5 : 2}"/>`;
    }),
  );
  return `${night('#0f131b')}<circle cx="928" cy="338" r="400" fill="#141821"/>${faces.join('')}`;
}

function night(tone: string): string {
  return `<rect width="1200" height="675" fill="${tone}"/>`;
}

/** Darkens the side where the words stand. */
function veil(tone: string): string {
  return `<defs><linearGradient id="veil"><stop offset=".44" stop-color="${tone}"/><stop offset=".56" stop-color="${tone}" stop-opacity=".8"/><stop offset=".72" stop-color="${tone}" stop-opacity="0"/></linearGradient></defs><rect width="1200" height="675" fill="url(#veil)"/>`;
}
