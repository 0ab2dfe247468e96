import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '@/scripts/test/browser';
import type { Installation } from '@/supervisor/installation';
import { remadePages } from '../remade-pages';
import { firstLoadScripts } from './first-load';
import type { Row } from './rows';

const phone = { width: 390, height: 844 };

/**
 * Of each remade page the scripts of its first load and how far it shifts on a phone, as a member where it is theirs alone and as a guest elsewhere;
 * against the bare page at `bareUrl`. Nothing where no browser is found.
 */
export async function remadeRows({ env, secrets }: Installation, bareUrl: string): Promise<Row[]> {
  const executablePath = findBrowser();
  if (executablePath === null) return [];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const member = await openMember(browser, env.siteUrl, secrets.SEED_PASSWORD);
    const guest = await openGuest(browser, env.siteUrl);
    const bare = await firstLoadScripts(bareUrl);
    const rows: Row[] = [];
    for (const { path, isMembersOnly = false } of Object.values(remadePages)) {
      const context = isMembersOnly ? member : guest;
      const ours = await firstLoadScripts(env.siteUrl + path, await cookieOf(context));
      rows.push({ name: `scripts of ${path}, KiB gzip`, ours, bare, aim: '<= 1.25' });
      rows.push({
        name: `CLS of ${path}, thousandths`,
        ours: 1000 * (await readShift(context, path)),
        aim: '<= 10',
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function openGuest(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: phone, locale: 'tr-TR' });
  await context.addInitScript(() => localStorage.setItem('closeModal', '1'));
  return context;
}

async function openMember(browser: Browser, baseURL: string, password: string): Promise<BrowserContext> {
  const context = await openGuest(browser, baseURL);
  const data = { email: 'oyuncu', password };
  const answer = await context.request.post('/api/login', { data, headers: { Origin: baseURL } });
  if (!answer.ok()) throw new Error(`The login answers ${answer.status()}.`);
  return context;
}

async function cookieOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The sum of all that shifted without a press until the page was quiet. */
async function readShift(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}.`);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        // What was kept is told in the next tasks.
        setTimeout(() => resolve(sum), 200);
      }),
  );
  await page.close();
  return shift;
}
