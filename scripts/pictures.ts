import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword } from '@/e2e/installation';
import { entryPath } from '@/lib/paths';
import { extraPages, infoPagePath, routes } from '@/lib/routes';
import { ensureBrowser } from './test/browser';

/**
 * `npm run pictures`: photographs the remade pages of the demo that runs at `BASE_URL`, as guest and as member at four widths, into
 * docs/pictures/pages. What is reserved for members has no guest's picture. Desktops are kept at half their size.
 */
const pages: Readonly<Record<string, { readonly path: string; readonly isMembersOnly?: boolean }>> = {
  sponsorlar: { path: routes.sponsors.path },
  cevrim: { path: entryPath(routes.wagerEvents.path, 'derin-vadi-yarisi') },
  hunt: { path: entryPath(routes.bonusHunts.path, 'bonus-hunt-51') },
  liderlik: { path: routes.leaders.path },
  turnuva: { path: entryPath(routes.tournaments.path, 'sonbahar-finalleri') },
  bilet: { path: routes.tickets.path },
  vip: { path: routes.vip.path, isMembersOnly: true },
  hareketler: { path: infoPagePath('hareketler'), isMembersOnly: true },
  oyun: { path: entryPath(extraPages.games.path, 'duvar-yazisi') },
};
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const folder = join('docs', 'pictures', 'pages');
const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const who of ['guest', 'member'] as const) await photograph(browser, who);
} finally {
  await browser.close();
}

async function photograph(by: Browser, who: 'guest' | 'member'): Promise<void> {
  const context = await by.newContext({ baseURL, locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
  await context.addInitScript(() => localStorage.setItem('closeModal', '1'));
  const page = await context.newPage();
  if (who === 'member') await logIn(page);
  for (const [name, { path, isMembersOnly = false }] of Object.entries(pages))
    for (const size of isMembersOnly && who === 'guest' ? [] : sizes) {
      await page.setViewportSize(size);
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`);
      // On a busy machine who looks is known later than the network is idle.
      if (who === 'member') await page.locator('header [aria-haspopup=menu]').last().waitFor();
      const scaled = size.width > 900 ? Math.round(size.width / 2) : size.width;
      const file = join(folder, `${name}-${size.width}-${who}.webp`);
      await sharp(await page.screenshot())
        .resize({ width: scaled })
        .webp({ quality: 70 })
        .toFile(file);
    }
  await context.close();
}

async function logIn(page: Page): Promise<void> {
  const data = { email: 'oyuncu', password: demoPassword() };
  const answer = await page.request.post('/api/login', { data, headers: { Origin: baseURL } });
  if (!answer.ok()) throw new Error(`the login answers ${answer.status()}`);
}
