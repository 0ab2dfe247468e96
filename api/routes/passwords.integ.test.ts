import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noCaptcha } from '../captcha';
import { notifications } from '../db/schema/notifications';
import { passwordResets } from '../db/schema/password-resets';
import { users } from '../db/schema/users';
import { makeStaffLink } from '../services/passwords/make-staff-link';
import { tokenHash } from '../services/passwords/token-hash';
import { addReset, freshAddress, goodPassword, logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { keepingMailer, runJobs } from '../testing/jobs.fixture';

const mailer = keepingMailer();
let site: TestApp;
let name: string;
let userId: string;
let made = 0;
beforeAll(async () => {
  site = await createTestApp({ mailer });
});
afterAll(() => site.close());
beforeEach(async () => {
  mailer.sent.length = 0;
  made += 1;
  name = `oyuncu${made}`;
  userId = await makeUser(site, name);
});

const newPassword = 'Yelkenli-42';
const twice = (password: string) => ({ password, password_confirmation: password });
const forgot = (email: string, address = freshAddress()) =>
  site.call('POST', '/forgot-password', { body: { email }, address });
const reset = (body: object, address = freshAddress()) =>
  site.call('POST', '/reset-password', { body, address });
const change = (token: string, body: object) => site.call('POST', '/user/password', { token, body });
const logIn = (password: string, address = freshAddress()) =>
  site.call('POST', '/login', { body: { email: name, password }, address });
const told = async (answer: Response) => [answer.status, await answer.json()];
const invalid = (errors: object) => [422, { error: 'validation_failed', errors }];
const mailedToken = () => /#([\w-]+)/.exec(mailer.sent.at(-1)?.text ?? '')?.[1] ?? '';

describe('who forgot the password', () => {
  test('is mailed a link to the configured site, whose token has 256 bits and is stored as a hash alone', async () => {
    const answer = await site.call('POST', '/forgot-password', {
      body: { email: `  ${name.toUpperCase()}@ornek.com ` },
      headers: { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test' },
      address: freshAddress(),
    });
    expect(await told(answer)).toEqual([200, { status: true }]);
    await runJobs(site);
    const [mail] = mailer.sent;
    expect(mail?.to).toBe(`${name}@ornek.com`);
    expect(mail?.text).toContain(`http://localhost:3000/forgot-password/yeni-sifre#${mailedToken()}`);
    expect(mail?.text).not.toContain('evil');
    expect(Buffer.from(mailedToken(), 'base64url')).toHaveLength(32);
    const stored = await site.deps.db.select().from(passwordResets).where(eq(passwordResets.userId, userId));
    expect(stored.map((row) => row.tokenHash)).toEqual([tokenHash(mailedToken())]);
    expect(JSON.stringify(stored)).not.toContain(mailedToken());
  });

  test('gets the answer that every other address gets, and nobody else a mail', async () => {
    await makeUser(site, `yasakli${made}`, { status: 'banned' });
    const answers = await Promise.all([
      forgot(`${name}@ornek.com`),
      forgot('kimse@ornek.com'),
      forgot(`yasakli${made}@ornek.com`),
    ]);
    const seen = await Promise.all(
      answers.map(async (answer) => {
        const headers = [...answer.headers].filter(([key]) => key !== 'x-request-id');
        return [answer.status, await answer.text(), headers];
      }),
    );
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    await runJobs(site);
    expect(mailer.sent.map(({ to }) => to)).toEqual([`${name}@ornek.com`]);
  });

  test('is mailed three times an hour at most, and not told of it; a visitor may ask ten times', async () => {
    for (let time = 0; time < 5; time += 1) expect((await forgot(`${name}@ornek.com`)).status).toBe(200);
    await runJobs(site);
    expect(mailer.sent).toHaveLength(3);
    const address = freshAddress();
    for (let time = 0; time < 10; time += 1) {
      expect((await forgot(`a${time}@ornek.com`, address)).status).toBe(200);
    }
    const refused = await forgot('b@ornek.com', address);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('is asked for the captcha where one is configured', async () => {
    const guarded = await createTestApp({
      captcha: { ...noCaptcha, verify: async (token) => token === 'good' },
    });
    const ask = (token: string) =>
      guarded.call('POST', '/forgot-password', {
        body: { email: 'a@ornek.com', 'g-recaptcha-response': token },
      });
    expect([(await ask('bad')).status, (await ask('good')).status]).toEqual([422, 200]);
    await guarded.close();
  });

  test.each([
    [{}, { email: ['required'] }],
    [{ email: '' }, { email: ['required'] }],
    [{ email: 'kimse' }, { email: ['email'] }],
    [{ email: `${'a'.repeat(250)}@b.co` }, { email: ['email'] }],
    [{ email: 'a\0@ornek.com' }, { email: ['email'] }],
    [{ email: ['a@ornek.com'] }, { email: ['invalid'] }],
  ])('%j is told by rule', async (body, errors) => {
    const answer = await site.call('POST', '/forgot-password', { body, address: freshAddress() });
    expect(await told(answer)).toEqual(invalid(errors));
  });
});

describe('the link', () => {
  test('sets a password once: every session ends, other links die, the member is told, and a lock of the login is lifted', async () => {
    const session = await logInAs(site, name);
    const home = freshAddress();
    for (let time = 0; time < 5; time += 1) await logIn('Yanlis-Sifre1', home);
    await Promise.all(Array.from({ length: 46 }, () => logIn('Yanlis-Sifre1')));
    for (const address of [home, freshAddress()])
      expect((await logIn(goodPassword, address)).status).toBe(429);
    await addReset(site, { token: `${name}-a`, userId });
    await addReset(site, { token: `${name}-b`, userId });
    expect(await told(await reset({ token: `${name}-a`, ...twice(newPassword) }, home))).toEqual([
      200,
      { status: true },
    ]);
    expect((await site.call('GET', '/user', { token: session })).status).toBe(401);
    expect([(await logIn(newPassword, home)).status, (await logIn(goodPassword)).status]).toEqual([200, 401]);
    for (const token of [`${name}-a`, `${name}-b`]) {
      expect(await told(await reset({ token, ...twice(newPassword) }))).toEqual(
        invalid({ token: ['expired'] }),
      );
    }
    const [notice] = await site.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(notice?.kind).toBe('password_changed');
  });

  test('lets one of 20 simultaneous uses through', async () => {
    await addReset(site, { token: name, userId });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => reset({ token: name, ...twice(`Yelkenli-4${at}x`) })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
  });

  test('is dead after 30 minutes, and mails that wait so long do not go', async () => {
    await runJobs(site);
    mailer.sent.length = 0;
    await forgot(`${name}@ornek.com`);
    await addReset(site, { token: name, userId });
    site.clock.advance(30 * 60_000);
    expect(await told(await reset({ token: name, ...twice(newPassword) }))).toEqual(
      invalid({ token: ['expired'] }),
    );
    await runJobs(site);
    expect(mailer.sent).toEqual([]);
  });

  test('of a banned account is dead', async () => {
    await addReset(site, { token: name, userId });
    await site.deps.db.update(users).set({ status: 'banned' }).where(eq(users.id, userId));
    expect((await reset({ token: name, ...twice(newPassword) })).status).toBe(422);
  });

  test('stays usable while the new password breaks a rule', async () => {
    await addReset(site, { token: name, userId });
    const refusals: readonly [object, object][] = [
      [
        { password: '', password_confirmation: '' },
        { password: ['required'], password_confirmation: ['required'] },
      ],
      [{ password: newPassword, password_confirmation: 'x' }, { password: ['confirmed'] }],
      [twice('kisa'), { password: ['too_short', 'min.regex', 'regex'] }],
      [twice('Parola123!'), { password: ['common_password'] }],
      [twice(`Xx-${name}-77`), { password: ['common_password'] }],
    ];
    for (const [body, errors] of refusals) {
      expect(await told(await reset({ token: name, ...body }))).toEqual(invalid(errors));
    }
    expect((await reset({ token: name, ...twice(newPassword) })).status).toBe(200);
  });

  test('cannot be guessed faster than 20 times an hour from one address', async () => {
    const address = freshAddress();
    for (let time = 0; time < 20; time += 1) await reset({ token: 'x', ...twice(newPassword) }, address);
    expect((await reset({ token: 'x', ...twice(newPassword) }, address)).status).toBe(429);
  });

  test.each([
    [{}, { token: ['required'], password: ['required'], password_confirmation: ['required'] }],
    [{ token: 7, ...twice(newPassword) }, { token: ['invalid'] }],
    [{ token: 'x'.repeat(201), ...twice(newPassword) }, { token: ['max.string'] }],
    [{ token: '', ...twice(newPassword) }, { token: ['expired'] }],
    [{ token: 'a\0b', ...twice(newPassword) }, { token: ['expired'] }],
  ])('%j is told by rule', async (body, errors) => {
    expect(await told(await reset(body))).toEqual(invalid(errors));
  });
});

describe('a member who changes the password', () => {
  test('stays logged in here and nowhere else (T-SES-9)', async () => {
    const [here, there] = [await logInAs(site, name), await logInAs(site, name)];
    const answer = await change(here, { current_password: goodPassword, ...twice(newPassword) });
    expect(await told(answer)).toEqual([200, { status: true }]);
    expect((await site.call('GET', '/user', { token: here })).status).toBe(200);
    expect(await told(await site.call('GET', '/user', { token: there }))).toEqual([
      401,
      { error: 'session_revoked' },
    ]);
    expect((await logIn(newPassword)).status).toBe(200);
  });

  test('needs the current one, ten tries in 15 minutes', async () => {
    const token = await logInAs(site, name);
    const wrong = { current_password: 'Yanlis-Sifre1', ...twice(newPassword) };
    expect(await told(await change(token, wrong))).toEqual(invalid({ current_password: ['wrong'] }));
    expect(await told(await change(token, { ...wrong, current_password: '' }))).toEqual(
      invalid({ current_password: ['required'] }),
    );
    for (let time = 0; time < 9; time += 1) expect((await change(token, wrong)).status).toBe(422);
    expect((await change(token, { ...wrong, current_password: goodPassword })).status).toBe(429);
    expect((await logIn(goodPassword)).status).toBe(200);
  });

  test('twice at once changes it once', async () => {
    const token = await logInAs(site, name);
    const bodies = ['Yelkenli-42', 'Yelkenli-43', 'Yelkenli-44'].map((password) => ({
      current_password: goodPassword,
      ...twice(password),
    }));
    const answers = await Promise.all(bodies.map((body) => change(token, body)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 409, 422].includes(status))).toBe(true);
  });

  test('cannot while another member’s token is used', async () => {
    expect((await change('a.b.c', { current_password: goodPassword, ...twice(newPassword) })).status).toBe(
      401,
    );
  });
});

describe('who of the team cannot log in', () => {
  const linkFor = (username: string) =>
    makeStaffLink({ ...site.deps, siteUrl: 'https://site.example/' }, username);

  test('gets a link that works once; there is none for a player, a banned one and nobody', async () => {
    await site.deps.db.update(users).set({ permission: 'moderator' }).where(eq(users.id, userId));
    const link = await linkFor(name.toUpperCase());
    expect(link).toMatch(/^https:\/\/site\.example\/forgot-password\/yeni-sifre#[\w-]{43}$/);
    const token = link?.split('#')[1];
    expect((await reset({ token, ...twice(newPassword) })).status).toBe(200);
    expect((await logIn(newPassword)).status).toBe(200);
    expect((await reset({ token, ...twice(newPassword) })).status).toBe(422);
    await site.deps.db.update(users).set({ status: 'banned' }).where(eq(users.id, userId));
    await makeUser(site, `uye${made}`);
    expect([await linkFor(name), await linkFor(`uye${made}`), await linkFor('hickimse')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
