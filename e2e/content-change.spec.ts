import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures';
import { changeContent, importContent } from './installation';

const rename = 'update market_items set title = $2 where slug = $1';
const slug = 'telegram-rozeti';
const title = 'Telegram grubunda rozet';

test('a change made with SQL alone stands on every page that shows it within two seconds', {
  tag: '@alone',
}, async ({ request }) => {
  const paths = ['/market', '/market/tur/ayricalik', `/market/${slug}`];
  const changed = `Deneme ${Date.now()}`;
  await expectText(request, paths, title);
  try {
    await changeContent(rename, [slug, changed]);
    await expectText(request, paths, changed, Date.now() + 2000);
  } finally {
    await changeContent(rename, [slug, title]);
  }
});

test('a change made through the service layer stands on every page that shows it within two seconds', {
  tag: '@alone',
}, async ({ request }) => {
  const { data } = await (await request.get('/api/sponsors')).json();
  const [{ slug: sponsor, name, bonus_text: bonus }] = data;
  const paths = ['/sponsorlar', `/sponsorlar/${sponsor}`];
  const changed = `Deneme bonusu ${Date.now()}`;
  await expectText(request, paths, bonus);
  try {
    await importContent('sponsors', [{ slug: sponsor, name, bonus_text: changed }]);
    await expectText(request, paths, changed, Date.now() + 2000);
  } finally {
    await importContent('sponsors', [{ slug: sponsor, name, bonus_text: bonus }]);
  }
});

test('a new article stands on the page of the sponsor it is about within two seconds', {
  tag: '@alone',
}, async ({ request }) => {
  const { data } = await (await request.get('/api/sponsors')).json();
  const [{ slug: sponsor }] = data;
  const article = `deneme-haberi-${Date.now()}`;
  const texts = { title: article, summary: 'Özet', content: 'Metin', author: 'Ekip', category: 'sponsor' };
  // An hour ago, so that it does not stand first where another journey looks; late enough for the sponsor's newest four.
  const publish_at = new Date(Date.now() - 3_600_000).toISOString();
  const row = { slug: article, ...texts, sponsor, publish_at, state: 'published' };
  await expectText(request, [`/sponsorlar/${sponsor}`], 'id="entries-news"');
  try {
    await importContent('news', [row]);
    await expectText(
      request,
      [`/sponsorlar/${sponsor}`, '/haberler/kategori/sponsor'],
      article,
      Date.now() + 2000,
    );
  } finally {
    await changeContent('delete from news where slug = $1', [article]);
  }
});

/** Every one of the pages carries the text, at once or by the given moment. */
async function expectText(
  request: APIRequestContext,
  paths: readonly string[],
  text: string,
  by: number = Date.now() + 10_000,
): Promise<void> {
  await expect(async () => {
    for (const path of paths) expect(await (await request.get(path)).text(), path).toContain(text);
  }).toPass({ timeout: Math.max(1, by - Date.now()), intervals: [100] });
}
