import { afterEach, beforeEach, expect, test } from 'vitest';
import { registration } from '../testing/accounts.fixture';
import { createTestApp, mount, setupToken, type TestApp } from '../testing/app.fixture';

let app: TestApp;
let call: TestApp['call'];
/** A site that was not started with a link to the setup. */
let plain: TestApp['call'];
beforeEach(async () => {
  app = await createTestApp();
  call = app.call;
  plain = mount({ ...app.deps, config: { ...app.deps.config, setupToken: null } }).call;
});
afterEach(() => app.close());

const form = (username: string, more: Readonly<Record<string, string>> = {}) => {
  const { email, password, password_confirmation } = registration(username);
  return { token: setupToken, username, email, password, password_confirmation, ...more };
};
const isOpen = async () => (await (await call('GET', '/setup')).json()).data.is_open;
const admins = async () =>
  (await app.database.pool.query(`select username from users where permission = 'admin'`)).rows;

test('the link makes one admin and the frame, and works no second time', async () => {
  expect(await isOpen()).toBe(true);
  const input = form('kurucu', {
    ...{ site_name: 'Örnek Kanal', coin: 'Altın' },
    kick_link: 'kick.com/ornek-kanal',
    operator_name: 'Örnek Topluluk',
  });
  expect((await call('POST', '/setup', { body: input })).status).toBe(200);
  expect(await admins()).toEqual([{ username: 'kurucu' }]);
  expect(await isOpen()).toBe(false);
  const main = await (await call('GET', '/main')).json();
  expect(main.data.configuration.coin).toBe('Altın');
  const frame = await (await call('GET', '/frame')).json();
  expect(frame.data.look.site_name).toBe('Örnek Kanal');
  const site = await (await call('GET', '/site')).json();
  expect(site.data).toMatchObject({
    stream: { kick_embed: '<iframe src="https://player.kick.com/ornek-kanal" allowfullscreen></iframe>' },
    social: { kick: 'https://kick.com/ornek-kanal' },
    operator: { name: 'Örnek Topluluk' },
  });
  const again = await call('POST', '/setup', { body: form('ikinci') });
  expect([again.status, await again.json()]).toMatchObject([422, { errors: { token: ['expired'] } }]);
  expect((await call('POST', '/login', { body: { email: 'kurucu', password: input.password } })).status).toBe(
    200,
  );
});

test('of ten who use the link at the same time one becomes the admin', async () => {
  const tries = Array.from({ length: 10 }, (_, n) =>
    call('POST', '/setup', { body: form(`kurucu${n}`), address: `10.0.0.${n}` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(9).fill(422)]);
  expect(await admins()).toHaveLength(1);
});

test('an admin who went does not open it again, and a wrong form does not use it up', async () => {
  const wrong = await call('POST', '/setup', {
    body: { ...form('kurucu', { site_name: '<b>', kick_link: 'baska.example/kanal' }), password: 'kısa' },
  });
  const fields = Object.keys((await wrong.json()).errors).sort();
  expect([wrong.status, fields]).toEqual([422, ['kick_link', 'site_name']]);
  const weak = await call('POST', '/setup', { body: { ...form('kurucu'), password: 'kısa' } });
  expect([weak.status, Object.keys((await weak.json()).errors)]).toEqual([422, ['password']]);
  expect((await call('POST', '/setup', { body: form('kurucu') })).status).toBe(200);
  // The database keeps the last admin: this one went before it did.
  await app.database.pool.query('alter table users disable trigger users_keep_last_admin');
  await app.database.pool.query(`update users set permission = 'player'`);
  expect(await isOpen()).toBe(false);
});

test('a wrong token, a site that has an admin, and one without a link are told the same', async () => {
  const refused = async (answer: Promise<Response>) => {
    const told = await answer;
    expect([told.status, await told.json()]).toMatchObject([422, { errors: { token: ['expired'] } }]);
  };
  await refused(call('POST', '/setup', { body: { ...form('kurucu'), token: 'yanlis' } }));
  await refused(plain('POST', '/setup', { body: form('kurucu') }));
  expect((await (await plain('GET', '/setup')).json()).data.is_open).toBe(false);
  await call('POST', '/register', { body: registration('sahip') });
  await app.database.pool.query(`update users set permission = 'admin'`);
  await refused(call('POST', '/setup', { body: form('kurucu') }));
  expect(await admins()).toEqual([{ username: 'sahip' }]);
});

test('a member who has the name is said to have it, and stays one', async () => {
  await call('POST', '/register', { body: registration('kurucu') });
  const taken = await call('POST', '/setup', { body: form('kurucu') });
  expect([taken.status, (await taken.json()).errors.username]).toEqual([422, ['unique']]);
  expect(await admins()).toEqual([]);
});
