import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

const lists = [routes.sponsors, routes.news, routes.market, routes.bonusHunts, routes.tournaments];

test('what a card and its page share moves there and back, under the policy; nothing at the first paint, and not for who asked for less motion', async ({
  page,
}) => {
  test.slow();
  await tellMoves(page);
  for (const { path } of lists)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await readMoves(page), 'at the first paint').toEqual([]);
      const entry = page.locator(`main article a[href^="${path}/"]`).first();
      const href = (await entry.getAttribute('href')) ?? '';
      const isInFirstView = await entry.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight);
      await entry.click();
      await expect(page).toHaveURL(href);
      const move = `::view-transition-group(${href.slice(1).replaceAll('/', '-')}) 240`;
      await expect.poll(() => readMoves(page)).toContain(move);
      // By its link: what the browser's own way back changes is there at once, for the sake of its scroll (docs/adr/219).
      await page.locator(`main nav a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      // What is below the first view of its list has nowhere to go.
      if (isInFirstView)
        await expect.poll(async () => (await readMoves(page)).filter((one) => one === move)).toHaveLength(2);
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.news.path, { waitUntil: 'networkidle' });
  await page.locator('main article a').first().click();
  await expect.poll(() => page.evaluate(() => document.body.dataset.changes)).toBe('1');
  expect(await readMoves(page)).toEqual([]);
});

/** Has each page opened from now on tell how many changes it made in one movement, and what moved in them for how many milliseconds. */
async function tellMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    let changes = 0;
    document.startViewTransition = (how) => {
      const transition = start(how);
      transition.ready.then(() => {
        changes += 1;
        const groups = document.getAnimations().flatMap(({ effect }) => {
          const name = effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '';
          return name.startsWith('::view-transition-group(') ? [[name, effect?.getTiming().duration]] : [];
        });
        const moved = groups.filter(([, duration]) => duration !== 0).map((group) => group.join(' '));
        const { dataset } = document.body;
        dataset.moves = [...(dataset.moves?.split('\n') ?? []), ...moved].join('\n');
        dataset.changes = String(changes);
      });
      return transition;
    };
  });
}

async function readMoves(page: Page): Promise<readonly string[]> {
  const moves = await page.evaluate(() => document.body.dataset.moves);
  return moves?.split('\n').filter((one) => one !== '') ?? [];
}
