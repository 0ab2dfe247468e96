import { routes } from '../lib/routes';
import { expect } from './fixtures';
import { test } from './members';

test('an open page asks for the renewal after the user was fetched and then every 60 000 ms (D3)', async ({
  page,
  logIn,
}) => {
  await logIn('oyuncu');
  await page.clock.install();
  await page.addInitScript(() => {
    const asked: number[] = [];
    const send = window.fetch;
    Object.assign(window, { asked });
    window.fetch = (...call) => {
      if (String(call[0]) === '/api/refresh') asked.push(Date.now());
      return send(...call);
    };
  });
  const moments = () => page.evaluate<number[]>('window.asked');
  const user = page.waitForResponse('**/api/user');
  await page.goto(routes.tickets.path);
  await user;
  await expect.poll(async () => (await moments()).length).toBe(1);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const before = (await moments()).length;
  await page.clock.runFor(180_000);
  const [first = 0, ...later] = (await moments()).slice(before);
  expect(later.map((moment) => moment - first)).toEqual([60_000, 120_000]);
});
