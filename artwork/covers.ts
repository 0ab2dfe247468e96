import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { areaCovers } from './covers/areas';
import { contestCovers } from './covers/contests';
import { eventCovers } from './covers/events';
import { marketCovers } from './covers/market';
import { newsCovers } from './covers/news';
import { raffleCovers } from './covers/raffles';
import { onStage } from './covers/stage';
import { drawWin, winScreens } from './covers/wins';

/**
 * Draws the covers of entries into public/covers. Run: node --import tsx artwork/covers.ts
 *
 * | file                | size       | for                                                         |
 * |---------------------|------------|-------------------------------------------------------------|
 * | <name>.webp         | 1280 × 720 | a detail page; what the database names                      |
 * | <name>-640.webp     | 640 × 360  | a card                                                      |
 * | <name>.jpg          | 1280 × 720 | Open Graph: not every crawler reads WebP                    |
 *
 * | names               | which                                                                    |
 * |---------------------|--------------------------------------------------------------------------|
 * | news-…              | duyuru cekilis yayin sponsor market topluluk                             |
 * | event-…             | carpan ilk-vuran bilgi yatirim ozel                                      |
 * | tournament-…        | eleme lider sezon                                                        |
 * | race-…              | yaris basamak hedef                                                      |
 * | raffle-…            | 1 2 3 4                                                                  |
 * | market-…            | bonus freespin kod fiziksel bilet ayricalik                              |
 * | win-…               | 1 … 8, stylised win screens                                              |
 * | area-…              | av bonus oyun oran kazan, for shared links alone                         |
 */
const folder = fileURLToPath(new URL('../public/covers/', import.meta.url));
const staged = [
  ...newsCovers,
  ...eventCovers,
  ...contestCovers,
  ...raffleCovers,
  ...marketCovers,
  ...areaCovers,
];
const drawings = [
  ...staged.map((cover) => ({ name: cover.name, svg: onStage(cover) })),
  ...winScreens.map((win) => ({ name: win.name, svg: drawWin(win) })),
];

await mkdir(folder, { recursive: true });
for (const { name, svg } of drawings) {
  // Opaque all over: an alpha channel would double the bytes.
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  const webp = { quality: 74, effort: 6 };
  await picture.clone().webp(webp).toFile(`${folder}${name}.webp`);
  await picture.clone().resize(640, 360).webp(webp).toFile(`${folder}${name}-640.webp`);
  await picture.clone().jpeg({ quality: 72, mozjpeg: true }).toFile(`${folder}${name}.jpg`);
}
