import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { scenes } from './banners/scenes';
import { type Lettering, openLettering } from './lettering';

/**
 * Draws the popup's promo banners, 1200 × 675 WebP, into api/seed/banners: the seed stores them, the banner view
 * serves them. Headlines are set in the site's display face, as outlines.
 */
const folder = fileURLToPath(new URL('../api/seed/banners/', import.meta.url));
const display = await openLettering('display', 720);
const text = await openLettering('text', 520);

await mkdir(folder, { recursive: true });
for (const scene of scenes) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1200" height="675" viewBox="0 0 1200 675">${await scene.picture()}${copy(scene)}</svg>`;
  await sharp(Buffer.from(svg))
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toFile(`${folder}${scene.id}.webp`);
}

function copy({ kicker, headline, lines, ink, accent }: (typeof scenes)[number]): string {
  const size = sizeWithin(display, headline, 98, 590);
  const top = 338 - (headline.length * size + lines.length * 56 - 70) / 2 + size * 0.72;
  const head = headline.map((row, at) =>
    display.line(row, { x: 72, y: top + at * size * 1.04, size, fill: ink }),
  );
  const below = top + (headline.length - 1) * size * 1.04;
  const body = lines.map((row, at) =>
    text.line(row, { x: 74, y: below + 84 + at * 56, size: 44, fill: accent.text }),
  );
  const tag = text.line(kicker, { x: 74, y: top - size * 1.12, size: 36, fill: accent.kicker });
  return [tag, ...head, ...body].join('');
}

/** The largest size up to `most` at which the longest row keeps within `width`. */
function sizeWithin(lettering: Lettering, rows: readonly string[], most: number, width: number): number {
  const widest = Math.max(...rows.map((row) => lettering.width(row, most)));
  return Math.round(Math.min(most, (most * width) / widest));
}
