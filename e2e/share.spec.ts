import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { shareForms } from '@/lib/format/share-facts';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';
import type { ShareKindName } from '@/lib/share/share-kinds';
import { expect, test } from './fixtures';
import { toast } from './support/on-page';
import { readSitemaps } from './support/sitemap';

const { share, said } = messages.sharePictures;

/** Where the kinds of pictures stand: the sitemap of their area and how the address of an entry begins, or a page of their own. A member's year is asked for where it stands. */
const places: Readonly<
  Record<Exclude<ShareKindName, 'yil'>, readonly [area: string, begins: string] | string>
> = {
  hunt: ['bonus-hunts', '/bonus-hunts/bonus-hunt-'],
  alim: ['bonus-buys', '/bonus-buy/bonus-alimi-'],
  kazanc: ['wins', `${routes.wins.path}/`],
  turnuva: ['tournaments', `${routes.tournaments.path}/`],
  cekilis: ['raffles', `${routes.tickets.path}/`],
  liderlik: routes.leaders.path,
  oran: ['special-odds', `${routes.specialOdds.path}/`],
  karne: pathTo('oddResults'),
};

/** What a page says of the picture that goes with its address, and where "Paylaş" leads without scripts. */
async function readShared(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const meta = (name: string) =>
    new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const [, link = ''] = /<a href="(\/paylas\/[^"]+)" download\b/.exec(html) ?? [];
  const [address, size, text] = [meta(''), [meta(':width'), meta(':height')], meta(':alt')];
  return { path: new URL(address).pathname, size, text, link };
}

test('an entry of every kind is shown by a picture made of it where its address is shared, and hands the same on behind “Paylaş”, wide and tall', async ({
  request,
}) => {
  const maps = await readSitemaps(request);
  for (const [kind, place] of Object.entries(places)) {
    const entries =
      typeof place === 'string'
        ? [place]
        : (maps.get(place[0]) ?? []).filter((path) => path.startsWith(place[1]));
    const shared = await Promise.all(entries.slice(-6).map((path) => readShared(request, path)));
    const found = shared.find(({ link }) => link !== '');
    if (!found) throw new Error(`no page of ${kind} has a picture: ${entries.slice(-6)}`);
    expect(found.path, kind).toMatch(new RegExp(`^/paylas/${kind}/[^/]+/[0-9a-f-]+/genis\\.png$`));
    expect([found.link, found.size, found.text.length > 20], kind).toEqual([
      found.path,
      ['1200', '630'],
      true,
    ]);
    for (const form of ['genis', 'uzun'] as const) {
      const answer = await request.get(found.path.replace('genis.png', `${form}.png`));
      expect([answer.status(), answer.headers()['content-type']], `${kind} ${form}`).toEqual([
        200,
        'image/png',
      ]);
      const { width, height } = await sharp(await answer.body()).metadata();
      expect({ width, height }, `${kind} ${form}`).toEqual(shareForms[form]);
    }
  }
});

/** A browser that shares files, and keeps what it was given: title, address, and each file's name, kind and height. */
async function sharesFiles(page: Page) {
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], title, url }: ShareData) => {
        const heights = await Promise.all(files.map(async (file) => (await createImageBitmap(file)).height));
        given.push(title, url, ...files.map(({ name, type }, at) => [name, type, heights[at]]));
      },
    });
  });
}

test('“Paylaş” hands the tall picture to a phone that shares files, and downloads the wide one elsewhere', async ({
  page,
}) => {
  const path = '/bonus-hunts/bonus-hunt-48';
  await page.goto(path, { waitUntil: 'networkidle' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: share, exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('hunt-bonus-hunt-48.png');
  const { width, height } = await sharp(await (await page.request.get(download.url())).body()).metadata();
  expect({ width, height }).toEqual(shareForms.genis);
  await expect(toast(page, said)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await sharesFiles(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: share, exact: true }).click();
  await expect.poll(() => page.evaluate('window.given.length')).toBeGreaterThan(2);
  expect(await page.evaluate('window.given')).toEqual([
    expect.any(String),
    expect.stringMatching(/\/bonus-hunts\/bonus-hunt-48$/),
    ['hunt-bonus-hunt-48.png', 'image/png', shareForms.uzun.height],
  ]);
});
