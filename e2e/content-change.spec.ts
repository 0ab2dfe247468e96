import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures';
import { changeContent, importContent } from './installation';

/**
 * The pages' data is renewed by its own timers after a minute. Each change is made twice: the first one makes the data new, so that in
 * this time no timer can bring the second. How soon after a commit a page shows it is measured by `npm run bench`.
 */
const beforeAnyTimerMs = 30_000;
const twice = ['bir', 'iki'] as const;

const rename = 'update market_items set title = $2 where slug = $1';
const slug = 'telegram-rozeti';
const title = 'Telegram grubunda rozet';

test('a change made with SQL alone stands on every page that shows it before any timer renews it', async ({
  request,
}) => {
  const paths = ['/market', '/market/tur/ayricalik', `/market/${slug}`];
  await expectText(request, paths, title);
  try {
    for (const time of twice) {
      const changed = `Deneme ${time} ${Date.now()}`;
      await changeContent(rename, [slug, changed]);
      await expectText(request, paths, changed);
    }
  } finally {
    await changeContent(rename, [slug, title]);
  }
});

test('a change made through the service layer stands on every page that shows it before any timer renews it', async ({
  request,
}) => {
  const { data } = await (await request.get('/api/sponsors')).json();
  const [{ slug: sponsor, name, bonus_text: bonus }] = data;
  const paths = ['/sponsorlar', `/sponsorlar/${sponsor}`];
  await expectText(request, paths, bonus);
  try {
    for (const time of twice) {
      const changed = `Deneme bonusu ${time} ${Date.now()}`;
      await importContent('sponsors', [{ slug: sponsor, name, bonus_text: changed }]);
      await expectText(request, paths, changed);
    }
  } finally {
    await importContent('sponsors', [{ slug: sponsor, name, bonus_text: bonus }]);
  }
});

test('a new article stands on its own page, which was missing just before, and on the page of the sponsor it is about before any timer renews it', async ({
  request,
}) => {
  const { data } = await (await request.get('/api/sponsors')).json();
  const [{ slug: sponsor }] = data;
  const articles = twice.map((time) => `deneme-haberi-${time}-${Date.now()}`);
  const texts = { summary: 'Özet', content: 'Metin', author: 'Ekip', category: 'sponsor' };
  // An hour ago, so that it does not stand first where another journey looks; late enough for the sponsor's newest four.
  const publish_at = new Date(Date.now() - 3_600_000).toISOString();
  await expectText(request, [`/sponsorlar/${sponsor}`], 'entries-news');
  try {
    for (const article of articles) {
      const row = { slug: article, title: article, ...texts, sponsor, publish_at, state: 'published' };
      expect((await request.get(`/haberler/${article}`)).status()).toBe(404);
      await importContent('news', [row]);
      const paths = [`/haberler/${article}`, `/sponsorlar/${sponsor}`, '/haberler/kategori/sponsor'];
      await expectText(request, paths, article);
    }
  } finally {
    for (const article of articles) await changeContent('delete from news where slug = $1', [article]);
  }
});

/** Every one of the pages carries the text, before a timer could have renewed it. */
async function expectText(request: APIRequestContext, paths: readonly string[], text: string): Promise<void> {
  const without = async () => {
    const pages = await Promise.all(
      paths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
    );
    return pages.filter(({ html }) => !html.includes(text)).map(({ path }) => path);
  };
  await expect
    .poll(without, { message: `pages without ${text}`, timeout: beforeAnyTimerMs, intervals: [100] })
    .toEqual([]);
}
