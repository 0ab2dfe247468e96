import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type GamePicture, gamePictures } from './games/pictures';
import { openLettering } from './lettering';

/**
 * Draws the pictures of the demo's games into public/games: `<slug>.webp`, 360 × 480, for the catalogue, and `<slug>-96.webp`, 96 × 128
 * and without the name, for rows of tables. Run: node --import tsx artwork/games.ts
 */
const folder = fileURLToPath(new URL('../public/games/', import.meta.url));
const display = await openLettering('display', 780);
const webp = { quality: 78, effort: 6 };

await mkdir(folder, { recursive: true });
for (const picture of gamePictures) {
  const large = sharp(Buffer.from(tile(picture, toName(picture), 172)));
  await large.removeAlpha().webp(webp).toFile(`${folder}${picture.slug}.webp`);
  const small = sharp(Buffer.from(tile(picture, '', 240)));
  await small.removeAlpha().resize(96, 128).webp(webp).toFile(`${folder}${picture.slug}-96.webp`);
}

/** The whole picture: night of the game's hue, rays, the drawing with its middle at `middle`, and the name below. */
function tile({ ink, motif }: GamePicture, name: string, middle: number): string {
  const rays = Array.from(
    { length: 12 },
    (_, at) =>
      `<path d="M0 0-26-420H26Z" fill="${ink.soft}" fill-opacity=".05" transform="rotate(${at * 30 + 15})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="480" viewBox="0 0 360 480"><defs><radialGradient id="night" cx=".5" cy="${middle / 480}" r=".75"><stop offset="0" stop-color="${ink.mid}"/><stop offset=".55" stop-color="${ink.dark}"/><stop offset="1" stop-color="${ink.deep}"/></radialGradient></defs><rect width="360" height="480" fill="url(#night)"/><g transform="translate(180 ${middle})">${rays.join('')}<circle r="142" fill="none" stroke="${ink.soft}" stroke-opacity=".22" stroke-width="2"/><g transform="scale(1.16)">${motif(ink)}</g></g>${name}</svg>`;
}

/** The name in its lines, each as large as the width allows, on the foot of the picture. */
function toName({ lines, ink }: GamePicture): string {
  const size = Math.min(56, ...lines.map((line) => (56 * 316) / display.width(line, 56)));
  return lines
    .map((line, at) => {
      const x = 180 - display.width(line, size) / 2;
      const y = 448 - (lines.length - 1 - at) * size * 1.06;
      return display.line(line, { x, y, size, fill: ink.light });
    })
    .join('');
}
