import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandBackground } from '../lib/seo/brand';
import { coin, picture, smallCoin } from './coin-mark';

/**
 * Draws the site's icons: public/favicon.ico, public/icon.svg, public/apple-icon.png and the manifest's under public/icons.
 * Run: node --import tsx artwork/icons.ts
 */
await mkdir('public/icons', { recursive: true });
await writeFile('public/icon.svg', picture(smallCoin, 24));
await writeFile('public/favicon.ico', ico(await Promise.all([16, 32, 48].map(tabIcon))));
await raster('public/apple-icon.png', picture(coin, 180, 0.76, brandBackground));
await raster('public/icons/icon-192.png', picture(coin, 192, 0.96));
await raster('public/icons/icon-512.png', picture(coin, 512, 0.96));
await raster('public/icons/icon-maskable-512.png', picture(coin, 512, 0.66, brandBackground));

interface Image {
  readonly size: number;
  readonly bytes: Buffer;
}

async function tabIcon(size: number): Promise<Image> {
  const svg = Buffer.from(picture(smallCoin, size));
  return { size, bytes: await sharp(svg).ensureAlpha().png({ compressionLevel: 9 }).toBuffer() };
}

async function raster(file: string, svg: string): Promise<void> {
  await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toFile(file);
}

/** An ICO file of PNG images: a 6-byte header, 16 bytes a directory entry, then the images. */
function ico(images: readonly Image[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, bytes }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...images.map(({ bytes }) => bytes)]);
}
