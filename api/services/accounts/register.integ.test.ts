import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noCaptcha } from '../../captcha';
import { registrationConsents } from '../../db/schema/registration-consents';
import { createPasswords } from '../../passwords';
import {
  freshAddress,
  goodPassword,
  logInAs,
  registration,
  storedUser,
} from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ passwords: createPasswords() });
});
afterAll(() => site.close());

async function send(body: unknown, address = freshAddress()) {
  const answer = await site.call('POST', '/register', { body, address });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

describe('register', () => {
  test('makes a player with an argon2id hash, no avatar and the affiliate code', async () => {
    const made = await send(
      registration('Çağrı.34', {
        email: 'cagri@ornek.com',
        affiliate_code: 'YAYIN-7',
        permission: 'admin',
        point: 9,
      }),
    );
    expect([made.status, made.body]).toEqual([200, { status: true }]);
    expect(await storedUser(site, 'çağrı.34')).toMatchObject({
      username: 'Çağrı.34',
      permission: 'player',
      point: 0,
      avatar: '',
      status: 'active',
      affiliateCode: 'YAYIN-7',
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
  });

  test('keeps with the account when both boxes were ticked, and of which texts; the specification’s fields alone are enough', async () => {
    const at = new Date(site.clock.now());
    await send(registration('beyanli', { terms_version: '2026-12' }));
    await send(registration('yalin', { adult_confirmed: undefined, terms_accepted: undefined }));
    const [told, plain] = [await storedUser(site, 'beyanli'), await storedUser(site, 'yalin')];
    const consents = await site.deps.db.select().from(registrationConsents);
    expect(consents.find(({ userId }) => userId === told?.id)).toEqual({
      userId: told?.id,
      adultConfirmedAt: at,
      consentedAt: at,
      termsVersion: '2026-12',
    });
    expect([plain?.username, consents.some(({ userId }) => userId === plain?.id)]).toEqual(['yalin', false]);
  });

  test('an impossible affiliate code does not stand in the way', async () => {
    expect((await send(registration('kodsuz', { affiliate_code: "x' or 1=1" }))).status).toBe(200);
    expect((await storedUser(site, 'kodsuz'))?.affiliateCode).toBeNull();
  });

  test.each([
    ['IRMAK', 'ırmak'],
    ['irem', 'İREM'],
    ['Isil', 'ısıl'],
  ])('%s and %s cannot both exist', async (first, second) => {
    const ascii = first.toLowerCase();
    expect((await send(registration(first, { email: `${ascii}1@ornek.com` }))).status).toBe(200);
    const again = await send(registration(second, { email: `${ascii}2@ornek.com` }));
    expect([again.status, again.body]).toEqual([
      422,
      { error: 'validation_failed', errors: { username: ['unique'] } },
    ]);
  });

  test('a mail differing only in case or in I and i is taken, and both taken fields are told at once', async () => {
    await send(registration('posta', { email: 'Info.Irmak@Ornek.com' }));
    const other = await send(registration('posta2', { email: 'info.irmak@ornek.COM' }));
    expect(other.body).toEqual({ error: 'validation_failed', errors: { email: ['unique'] } });
    const both = await send(registration('POSTA', { email: 'INFO.IRMAK@ornek.com' }));
    expect(both.body).toMatchObject({ errors: { username: ['unique'], email: ['unique'] } });
  });

  test.each([
    ['username', '', 'required'],
    ['username', 'ab', 'too_short'],
    ['username', 'a'.repeat(21), 'max.string'],
    ['username', 'аdmin', 'invalid'],
    ['username', 'ali\u202eila', 'invalid'],
    ['username', 'ali\u200dveli', 'invalid'],
    ['username', 'ali😀veli', 'invalid'],
    ['username', '<script>', 'invalid'],
    ['username', 'ａｄｍｉｎ', 'invalid'],
    ['username', 'ali\0veli', 'invalid'],
    ['username', 'ali\ud800veli', 'invalid'],
    ['username', '.gizli', 'invalid'],
    ['username', 42, 'invalid'],
    ['username', undefined, 'required'],
    ['email', 'ali', 'email'],
    ['email', 'ali@ornek', 'email'],
    ['email', 'a b@ornek.com', 'email'],
    ['email', 'ali\0@ornek.com', 'email'],
    ['email', `${'a'.repeat(250)}@ornek.com`, 'max.string'],
    ['email', ['a@b.co'], 'invalid'],
    ['password', '', 'required'],
    ['password', 'Aa1!', 'too_short'],
    ['password', `Aa1!${'x9'.repeat(63)}`, 'max.string'],
    ['password', '12345678!', 'min.string'],
    ['password', 'deniz-feneri', 'min.regex'],
    ['password', 'DENIZ-FENERI', 'min.regex'],
    ['password', 'DenizFeneri77', 'regex'],
    ['password', 'Parola123!', 'common_password'],
    ['password', 'Sikke2026!', 'common_password'],
    ['password', 'P@ssw0rd!', 'common_password'],
    ['password', 'Şifre123.', 'common_password'],
    ['password', 'Galatasaray1905!', 'common_password'],
    ['password', 'Qwerty123!', 'common_password'],
    ['password', 'Aa123456!', 'common_password'],
    ['password', 'Kuralci.2026', 'common_password'],
    ['password', { length: 9 }, 'invalid'],
    ['password_confirmation', '', 'required'],
  ])('%s %j is 422 %s', async (field, value, rule) => {
    const changes: Record<string, unknown> = { [field]: value };
    if (field === 'password') changes.password_confirmation = value;
    const answer = await send(registration('kuralci', changes));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      error: 'validation_failed',
      errors: { [field]: expect.arrayContaining([rule]) },
    });
  });

  // 8 and 128 letters are the shortest and the longest password there may be (D29).
  test.each([
    ['sekiz', 'Vh7-kqzr'],
    ['yuzyirmisekiz', `Vh7-${'kqzr'.repeat(31)}`],
  ])('%s letters are enough and not too many, and all of them count', async (name, password) => {
    const made = await send(registration(name, { password, password_confirmation: password }));
    expect([made.status, made.body]).toEqual([200, { status: true }]);
    expect(await logInAs(site, name, password)).toMatch(/^ey/);
    const body = { email: name, password: `${password.slice(0, -1)}x` };
    expect((await site.call('POST', '/login', { body, address: freshAddress() })).status).toBe(401);
  });

  test.each([
    ['Vh7-kqz', 'too_short'],
    [`Vh7-${'kqzr'.repeat(31)}x`, 'max.string'],
  ])('one letter less or more is refused: %s', async (password, rule) => {
    const answer = await send(registration('kisauzun', { password, password_confirmation: password }));
    expect([answer.status, answer.body]).toEqual([
      422,
      { error: 'validation_failed', errors: { password: [rule] } },
    ]);
  });

  test('a differing confirmation is told on the password', async () => {
    const answer = await send(registration('farkli', { password_confirmation: `${goodPassword}x` }));
    expect(answer.body).toEqual({ error: 'validation_failed', errors: { password: ['confirmed'] } });
  });

  test('what is taken and what is wrong in itself are told at once', async () => {
    expect((await send(registration('ilkgelen'))).status).toBe(200);
    const weak = { password: 'kisa', password_confirmation: 'kisa' };
    const answer = await send(registration('ilkgelen', weak));
    expect(answer.body).toEqual({
      error: 'validation_failed',
      errors: { username: ['unique'], email: ['unique'], password: ['too_short', 'min.regex', 'regex'] },
    });
  });

  test('a refused captcha is 422 and makes no account', async () => {
    const strict = await createTestApp({
      captcha: { ...noCaptcha, verify: async (token) => token === 'insan' },
    });
    const refused = await strict.call('POST', '/register', { body: registration('robot') });
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { error: 'captcha_failed', errors: { captcha: ['captcha'] } },
    ]);
    expect(await storedUser(strict, 'robot')).toBeUndefined();
    const body = registration('robot', { 'g-recaptcha-response': 'insan' });
    expect((await strict.call('POST', '/register', { body })).status).toBe(200);
    await strict.close();
  });
});

describe('races and limits', () => {
  test('50 identical registrations at once: one account, 49 times "unique"', async () => {
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(registration('yarisci'), address)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(49);
    for (const { body } of refused)
      expect(body).toMatchObject({ errors: { username: ['unique'], email: ['unique'] } });
  });

  test('the sixth account of an address within the hour is 429 with Retry-After and is not made; later it is', async () => {
    const address = freshAddress();
    for (const number of [1, 2, 3, 4, 5]) {
      expect((await send(registration(`sinir${number}`), address)).status).toBe(200);
    }
    const sixth = await send(registration('sinir6'), address);
    expect([sixth.status, sixth.body]).toEqual([429, { error: 'too_many_requests' }]);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await storedUser(site, 'sinir6')).toBeUndefined();
    expect((await send(registration('sinir6'))).status).toBe(200);
    site.clock.advance(60 * 60_000);
    expect((await send(registration('sinir7'), address)).status).toBe(200);
  });
});
