import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { covers } from './covers/all';

/**
 * Draws the covers of entries into public/covers. Run: node --import tsx artwork/covers.ts
 *
 * | file                | size       | for                                                         |
 * |---------------------|------------|-------------------------------------------------------------|
 * | <name>.webp         | 1280 × 720 | a detail page; what the database names                      |
 * | <name>-640.webp     | 640 × 360  | a card                                                      |
 * | <name>.jpg          | 1280 × 720 | Open Graph: not every crawler reads WebP                    |
 *
 * `news-<category>` and `market-<type>` are what an entry without a picture of its own shows; a name with a subject behind it is
 * one of that category's or type's. `prize-…` are prizes of a draw, `area-…` pictures for shared links alone.
 */
const folder = fileURLToPath(new URL('../public/covers/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const { name, svg } of covers) {
  // Opaque all over: an alpha channel would double the bytes.
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  const webp = { quality: 74, effort: 6 };
  await picture.clone().webp(webp).toFile(`${folder}${name}.webp`);
  await picture.clone().resize(640, 360).webp(webp).toFile(`${folder}${name}-640.webp`);
  await picture.clone().jpeg({ quality: 72, mozjpeg: true }).toFile(`${folder}${name}.jpg`);
}
