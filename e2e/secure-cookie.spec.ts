import { routes } from '../lib/routes';
import { expect, test } from './fixtures';
import { demoPassword } from './installation';

test('where a trusted proxy says https, handlers, guards and pages know the session by its secure name alone (D32)', async ({
  playwright,
  baseURL,
  visitorAddress,
}) => {
  const shared = { Origin: baseURL ?? '', 'X-Forwarded-For': visitorAddress };
  const over = (scheme: string) => ({ ...shared, 'X-Forwarded-Proto': scheme });
  const client = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const data = { email: 'oyuncu', password: demoPassword() };
  const login = await client.post('/api/login', { data, headers: over('https') });
  const [cookie = ''] = login
    .headersArray()
    .filter(({ name }) => name === 'set-cookie')
    .map(({ value }) => value);
  expect(cookie).toMatch(/^__Host-sikke=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/);
  const [pair = ''] = cookie.split(';');
  const vip = async (scheme: string) => {
    const headers = { ...over(scheme), Cookie: pair };
    const answer = await client.get(routes.vip.path, { headers, maxRedirects: 0 });
    return [answer.status(), answer.headers().location ?? ''];
  };
  expect(await vip('https')).toEqual([200, '']);
  expect(await vip('http')).toEqual([307, `/login?next=${routes.vip.path}`]);
  const link = await client.get(`${routes.tickets.path}?ref=DOST42`, { headers: over('https') });
  expect(link.headers()['set-cookie']).toMatch(/^sikke-ref=DOST42;.*; Secure; HttpOnly;/i);
  await client.dispose();
});
