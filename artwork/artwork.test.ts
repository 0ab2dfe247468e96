import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import games from '@/api/seed/content/games.json' with { type: 'json' };
import sponsors from '@/api/seed/content/sponsors.json' with { type: 'json' };
import { iconsFile } from '@/components/ui/icons-file';
import { covers } from './covers/all';
import { gamePictures } from './games/pictures';
import { iconSprite, nameOf } from './icon-sprite';
import { marks } from './sponsors/marks';
import { winScreens } from './wins/screens';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`);

describe('avatars', () => {
  test.each(Array.from({ length: 9 }, (_, at) => at + 1))(
    'number %i is a small 256 × 256 JPEG',
    async (number) => {
      const bytes = read(`public/avatars/2/${number}.jpg`);
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, width, height]).toEqual(['jpeg', 256, 256]);
      expect(bytes.length).toBeLessThan(20_000);
    },
  );
});

describe('sponsor marks', () => {
  const files = readdirSync(`${root}public/sponsors`);

  test('every demo sponsor has its mark, and its tone is the mark’s own', () => {
    const drawn = new Map(marks.map(({ slug, tone }) => [slug, tone]));
    for (const { slug, tone, logo } of sponsors.data) {
      expect(files).toContain(`${slug}.svg`);
      expect([slug, logo, drawn.get(slug)]).toEqual([slug, `/sponsors/${slug}.svg`, tone]);
    }
  });

  test.each(files)('%s is plain drawing: no script, no font, nothing from elsewhere', (file) => {
    const svg = read(`public/sponsors/${file}`).toString('utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="240" height="120"/);
    expect(svg).not.toMatch(/<(script|text|image|style|foreignObject|use|a)\b|\son\w+=|href|url\(/i);
    expect(svg.length).toBeLessThan(12_000);
  });
});

describe('covers', () => {
  const names = [
    ...new Set(readdirSync(`${root}public/covers`).map((file) => file.replace(/(-640)?\.\w+$/, ''))),
  ];

  test('all that are drawn stand there, and no other', () =>
    expect(names.sort()).toEqual(covers.map(({ name }) => name).sort()));

  test.each(names)('%s has a picture for a page, a card and a shared link, each small', async (name) => {
    const sizes = await Promise.all(
      [`${name}.webp`, `${name}-640.webp`, `${name}.jpg`].map(async (file) => {
        const bytes = read(`public/covers/${file}`);
        const { format, width, height } = await sharp(bytes).metadata();
        expect(bytes.length).toBeLessThan(format === 'webp' ? 25_600 : 45_000);
        return [format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ['webp', 1280, 720],
      ['webp', 640, 360],
      ['jpeg', 1280, 720],
    ]);
  });
});

describe('the screens of the demo’s wins', () => {
  test('are as they are drawn, and no other stands there', () => {
    const files = readdirSync(`${root}public/wins`);
    expect(files.sort()).toEqual(winScreens.map(({ name }) => `${name}.svg`).sort());
    for (const { name, svg } of winScreens) expect(String(read(`public/wins/${name}.svg`))).toBe(`${svg}\n`);
  });

  test('are all different, each small and plain drawing', () => {
    expect(new Set(winScreens.map(({ svg }) => svg)).size).toBe(winScreens.length);
    for (const { name, svg } of winScreens) {
      expect(svg.length, name).toBeLessThan(10_000);
      expect(svg, name).not.toMatch(
        /<(script|text|image|style|foreignObject|a)\b|\son\w+=|url\(|NaN|undefined/,
      );
    }
  });
});

test.each(['news', 'market'])(
  'no two entries of the demo’s %s share a picture, and each is drawn',
  (kind) => {
    const content = String(read(`api/seed/content/${kind}.json`));
    const named = [...content.matchAll(/"(?:cover|image)": "\/covers\/([^"]+)\.webp"/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(new Set(named).size).toBe(named.length);
    expect(covers.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
  },
);

describe('the icons of the interface', () => {
  test('are drawn as the list and lucide have them', async () => {
    expect(String(read(`public${iconsFile}`))).toBe(await iconSprite());
  });

  test('are named by what they are, for browsers keep them for good, and no older ones stand beside them', async () => {
    const name = nameOf(await iconSprite());
    expect(iconsFile).toBe(`/icons/${name}`);
    expect(readdirSync(`${root}public/icons`).filter((file) => file.endsWith('.svg'))).toEqual([name]);
  });
});

describe('pictures of games', () => {
  const slugs = games.data.map(({ slug }) => slug);

  test('every game of the demo has its own, and no other stands there', () => {
    const files = readdirSync(`${root}public/games`);
    expect(new Set(files)).toEqual(new Set(slugs.flatMap((slug) => [`${slug}.webp`, `${slug}-96.webp`])));
    expect(gamePictures.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
  });

  test.each(slugs)('%s is small in both sizes', async (slug) => {
    const sizes = await Promise.all(
      [`${slug}.webp`, `${slug}-96.webp`].map(async (file) => {
        const bytes = read(`public/games/${file}`);
        const { format, width, height } = await sharp(bytes).metadata();
        expect(bytes.length).toBeLessThan(12_000);
        return [format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ['webp', 360, 480],
      ['webp', 96, 128],
    ]);
  });
});
