import type { APIRequestContext } from '@playwright/test';
import { indexedPaths } from '@/lib/seo/indexed-paths';
import { expect, test } from './fixtures';
import { readSitemaps } from './support/sitemap';
import { aWalkOverEntries } from './support/walks';

/** Where an entry would stand, and what is filtered by. */
const ownPages = [
  ...['/sponsorlar', '/bilet', '/cevrim-etkinlikleri', '/etkinlikler', '/bonus-buy', '/bonus-hunts'],
  ...['/turnuvalar', '/market', '/haberler', '/ozeloran', '/sizdengelenler', '/oyunlar', '/liderlik/sikke'],
  ...['/etkinlikler/tur', '/turnuvalar/tur', '/market/tur', '/oyunlar/saglayici', '/haberler/kategori'],
  ...['/sizdengelenler/oyun', '/sizdengelenler/saglayici', '/ozeloran/sonuclar/sponsor'],
  ...['/liderlik/sikke/hafta/gecmis', '/liderlik/sikke/ay/gecmis'],
];

/** What stands in an address where a name or a page was meant. */
const wrong = ['yok-boyle-bir-sey', '-1', '%00', '%F0%28', "'--", '..%2f..%2fuser', 'x'.repeat(300)];

test(
  'a name that nothing has is not found, in every area and whatever it is made of',
  aWalkOverEntries,
  async ({ request }) => {
    test.setTimeout(900_000);
    for (const path of ownPages)
      for (const name of wrong) await expectStatus(request, `${path}/${name}`, [400, 404]);
  },
);

test(
  'a page behind the last, or of another list, is not found: of every list and tab',
  aWalkOverEntries,
  async ({ request }) => {
    test.setTimeout(900_000);
    const lists = [...indexedPaths(), ...(await tabs(request))];
    expect(lists.length).toBeGreaterThan(40);
    for (const path of lists) await expectStatus(request, `${path}/sonra/yok`, [404]);
    await expectStatus(request, '/haberler/sonra/eyJpZCI6MX0', [404]);
  },
);

test('a query that no list knows changes nothing', aWalkOverEntries, async ({ request }) => {
  test.setTimeout(900_000);
  for (const path of indexedPaths())
    await expectStatus(request, `${path}?sayfa=-1&sayfa=9e99&x=%00&q=%F0%28&__proto__=1`, [200]);
});

/** The tabs that the sitemaps name: what stands on no entry's page, such as a type or a board. */
async function tabs(request: APIRequestContext): Promise<readonly string[]> {
  const maps = await readSitemaps(request);
  return [...maps.values()]
    .flat()
    .filter((path) => /\/(tur|kategori|liderlik|biten|gecmis|arsiv|sonuclar|yaklasan)\b/.test(path));
}

async function expectStatus(
  request: APIRequestContext,
  path: string,
  statuses: readonly number[],
): Promise<void> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect.soft(statuses, `${path.slice(0, 80)} answers ${answer.status()}`).toContain(answer.status());
}
