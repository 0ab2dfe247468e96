import { expect, test } from './fixtures';
import { changeContent } from './installation';

const rename = 'update market_items set title = $2 where slug = $1';
const slug = 'telegram-rozeti';
const title = 'Telegram grubunda rozet';

test.afterEach(() => changeContent(rename, [slug, title]));

test('a committed change stands on every page that shows it within two seconds', async ({ request }) => {
  const paths = ['/market', '/market/tur/ayricalik', `/market/${slug}`];
  for (const path of paths) expect(await (await request.get(path)).text()).toContain(title);
  const changed = `Deneme ${Date.now()}`;
  await changeContent(rename, [slug, changed]);
  const deadline = Date.now() + 2000;
  await expect(async () => {
    for (const path of paths) expect(await (await request.get(path)).text()).toContain(changed);
  }).toPass({ timeout: Math.max(1, deadline - Date.now()), intervals: [100] });
});
