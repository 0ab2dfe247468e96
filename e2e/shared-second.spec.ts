import { routes } from '@/lib/routes';
import { expect } from './fixtures';
import { test } from './members';
import { rawGet } from './support/raw-request';

/** Pages that the guards answer differently for a guest, a verified player and one who has to verify. */
const paths = [routes.login.path, routes.sponsors.path, routes.tickets.path];

test('what guests share for a second never stands before a guard, and no member’s answer reaches a guest', async ({
  page,
  logIn,
  baseURL,
}) => {
  const port = Number(new URL(baseURL ?? '').port);
  await logIn('oyuncu');
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  // A page is made anew when what it shows changes, for everybody at once: asked for in between, it is asked for again.
  for (const path of paths)
    await expect(async () => {
      const guest = await rawGet(port, path);
      const member = await rawGet(port, path, { cookie });
      const garbage = await rawGet(port, path, { cookie: 'sikke=Fe26.2*garbage~2' });
      const again = await rawGet(port, path);
      expect(member.location, path).toBe(path === routes.login.path ? '/' : null);
      expect(member.body === guest.body, path).toBe(path !== routes.login.path);
      expect([guest.status, garbage.status, again.status], path).toEqual([200, 200, 200]);
      expect(again.body === guest.body && again.body === garbage.body, path).toBe(true);
      expect(again.headers['set-cookie'], path).toBeUndefined();
      expect(again.headers['x-request-id'], path).not.toBe(guest.headers['x-request-id']);
      expect(again.headers['content-security-policy'], path).toBe(guest.headers['content-security-policy']);
    }).toPass({ timeout: 60_000 });
});

test('an affiliate link is remembered each time it is followed, however fast', async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port);
  await rawGet(port, routes.tickets.path);
  for (const code of ['YAYIN_42', 'YAYIN_42', 'BASKA'])
    expect(
      String((await rawGet(port, `${routes.tickets.path}?ref=${code}`)).headers['set-cookie']),
    ).toContain(`sikke-ref=${code};`);
});
