import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { messages } from '../lib/i18n/default-messages';
import { shareImage } from '../lib/seo/brand';
import { coin, picture } from './coin-mark';

/**
 * Draws public/og.png, the picture of a shared link, in a browser with the site's own typefaces.
 * Run: CHROMIUM_PATH=/usr/bin/chromium node --import tsx artwork/share-image.ts
 */
const { width, height } = shareImage;
const { site } = messages;
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width, height } });
await page.setContent(await markup());
await page.evaluate(() => document.fonts.ready);
const shot = await page.screenshot();
await browser.close();
await sharp(shot)
  .png({ compressionLevel: 9, palette: true, colours: 256, effort: 10 })
  .toFile('public/og.png');

async function markup(): Promise<string> {
  return `<!doctype html><html lang="tr"><style>${await faces()}
    body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; background: #0a0c11; color: #f1f3f7;
      font: 500 34px/1.4 text-tr, text; position: relative; }
    .coin { position: absolute; right: -150px; top: -5px; }
    .coin svg { display: block; }
    main { position: absolute; left: 88px; top: 0; bottom: 0; width: 600px; display: flex; flex-direction: column; justify-content: center; }
    h1 { margin: 0; font: 750 128px/1 display-tr, display; letter-spacing: -0.02em; }
    p { margin: 28px 0 0; color: #b9c0ce; text-wrap: balance; }
    </style><div class="coin">${picture(coin, 640)}</div>
    <main><h1>${site.name}</h1><p>${site.tagline}</p></main></html>`;
}

async function faces(): Promise<string> {
  const rules = ['text', 'display'].flatMap((name) => [
    face(name, `${name}-latin`),
    face(`${name}-tr`, `${name}-latin-ext`),
  ]);
  return (await Promise.all(rules)).join('\n');
}

async function face(family: string, file: string): Promise<string> {
  const data = (await readFile(`app/fonts/${file}.woff2`)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 400 750; src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
}
