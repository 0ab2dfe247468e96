import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { infoPagePath, routes } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';
import { register } from './support/new-member';
import { toast } from './support/on-page';

const { account, notificationOwn, notifications, offline } = messages;

test.use({ serviceWorkers: 'allow' });

test('without a connection a page says when the next show is, in place of the browser’s own, and leads back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForFunction((path) => caches.match(path), pathTo('offline'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The first page came before the worker did; the next one passes through it.
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/);
  await context.setOffline(true);
  await page.goto(routes.market.path);
  await expect(page.getByRole('heading', { name: offline.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: offline.shows })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText(/\d{1,2} \p{L}+ \d{4}.*\d{2}:\d{2}/u);
  expect(await page.locator('html').getAttribute('lang')).toBe('tr');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: offline.retry }).click();
  await expect(page.getByRole('heading', { name: offline.title }), 'still without one').toBeVisible();
  // By itself: who waits presses nothing.
  await context.setOffline(false);
  await expect(page).toHaveURL(routes.market.path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline.title);
  expect(await page.evaluate(() => caches.keys())).toEqual(['offline-1']);
});

test('a member goes to the bell, lets notifications of a group come to the browser, finds it so again, and ends it', async ({
  page,
  context,
  baseURL,
}) => {
  // A browser without a window refuses every permission and reaches no push service: what it says is made up, what follows is real.
  await context.addInitScript(() => {
    const keys = {
      p256dh: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const said = () => (localStorage.getItem('asked') === null ? 'default' : 'granted');
    Object.defineProperty(Notification, 'permission', { get: said });
    Notification.requestPermission = async () => {
      localStorage.setItem('asked', '1');
      return 'granted';
    };
    Object.defineProperties(PushManager.prototype, {
      getSubscription: { value: async () => null },
      subscribe: {
        value: async () => ({
          toJSON: () => ({ endpoint: `https://push.ornek.invalid/${Date.now()}`, keys }),
        }),
      },
    });
  });
  await register(page, baseURL);
  const own = infoPagePath('bildirimler');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: account.notifications }).click();
  await expect(page).toHaveURL(own);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(notificationOwn.push.off)).toBeVisible();
  const group = notifications.ways.push.label.replace('{group}', notifications.groups.contests);
  await page.getByLabel(group, { exact: true }).check();
  await expect(toast(page, notificationOwn.saved)).toBeVisible();
  expect(await page.evaluate(() => Notification.permission), 'nobody is asked before a press').toBe(
    'default',
  );
  await page.getByRole('button', { name: notificationOwn.push.begin }).click();
  await expect(page.getByText(notificationOwn.push.on)).toBeVisible();
  await expectAccessible(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText(notificationOwn.push.on)).toBeVisible();
  await expect(page.getByLabel(group, { exact: true })).toBeChecked();

  await page.getByRole('button', { name: notificationOwn.push.end }).click();
  await expect(page.getByText(notificationOwn.push.off)).toBeVisible();
});
