import type { Page } from '@playwright/test';
import { lastShowStep, showStepMs } from '@/lib/format/draw-show';
import { overlayWidgets } from '@/lib/format/overlay-widgets';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { expect, test } from './fixtures';
import { inDatabase } from './installation';
import { drawNow } from './stage';
import { addOverlayLink } from './support/overlay-link';

const words = messages.overlays;

/** Keeps each state of the named draw's card as it was painted: the names or questions of its rows, from the top. */
async function record(page: Page) {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const rows = [...document.querySelectorAll('.ov-winners > li')];
      const state = rows.map((row) => row.querySelector('.ov-name b')?.textContent ?? '').join(' | ');
      if (document.querySelector('.ov-card') && told.at(-1) !== state) told.push(state);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

test('a draw that is drawn is shown on the stream in the pace of a show, out of the stored result: ticket, then name, the first place last', async ({
  page,
}) => {
  // A computer whose clock is ahead shows all of it, too.
  await page.clock.install({ time: Date.now() + 120_000 });
  const { token } = await inDatabase(addOverlayLink);
  await page.goto(pathTo('overlay', token, overlayWidgets.draw.path), { waitUntil: 'networkidle' });
  await record(page);
  const title = await drawNow();
  const card = page.locator('.ov-card').filter({ hasText: title });
  await expect(card).toContainText(words.drawing);
  for (let step = 0; step < lastShowStep(2); step += 1) await page.clock.fastForward(showStepMs(step));
  await expect(card).toContainText(words.drawn);

  const names = await card.locator('.ov-name b').allTextContents();
  expect(new Set(names).size).toBe(2);
  const [first, second] = names;
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told).toEqual(['', words.whose, second, `${words.whose} | ${second}`, `${first} | ${second}`]);
  await expect(card.locator('.ov-row').first()).toHaveAttribute('data-first', 'true');

  await page.reload({ waitUntil: 'networkidle' });
  await expect(card.locator('.ov-name b')).toHaveText(names);
  await page.clock.fastForward(31 * 60_000);
  await expect(card).toHaveCount(0);
});
