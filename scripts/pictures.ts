import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { logIn } from './pictures/log-in';
import { photographOverlays } from './pictures/overlay-pictures';
import { remadePages } from './remade-pages';
import { ensureBrowser } from './test/browser';

/**
 * `npm run pictures`: photographs the first two screens of the remade pages of the demo that runs at `BASE_URL`, as guest and as member at four
 * widths, into docs/pictures/pages. What is reserved for members has no guest's picture. Desktops are kept at half their size. `npm run pictures --
 * overlays` photographs the widgets of the overlays alone, which the desk shows.
 */
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const folder = join('docs', 'pictures', 'pages');
const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await photographOverlays(browser, baseURL);
  if (process.argv[3] !== 'overlays')
    for (const who of ['guest', 'member'] as const) await photograph(browser, who);
} finally {
  await browser.close();
}

async function photograph(by: Browser, who: 'guest' | 'member'): Promise<void> {
  await mkdir(folder, { recursive: true });
  const context = await by.newContext({ baseURL, locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
  await context.addInitScript(() => localStorage.setItem('closeModal', '1'));
  const page = await context.newPage();
  if (who === 'member') await logIn(page, 'oyuncu', baseURL);
  for (const [name, { path, isMembersOnly = false }] of Object.entries(remadePages))
    for (const size of isMembersOnly && who === 'guest' ? [] : sizes) {
      await page.setViewportSize(size);
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`);
      // On a busy machine who looks is known later than the network is idle.
      if (who === 'member') await page.locator('header [aria-haspopup=menu]').last().waitFor();
      await page.waitForFunction(
        () => document.querySelector('.own-day:empty, main [aria-busy=true]') === null,
      );
      const scaled = size.width > 900 ? Math.round(size.width / 2) : size.width;
      const file = join(folder, `${name}-${size.width}-${who}.webp`);
      await sharp(
        await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, ...(await seenOf(page, size)) } }),
      )
        .resize({ width: scaled })
        .webp({ quality: 70 })
        .toFile(file);
    }
  await context.close();
}

/** Twice what is seen at once: a page goes on below it. */
async function seenOf(page: Page, { width, height }: (typeof sizes)[number]) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  return { width, height: Math.min(2 * height, whole) };
}
