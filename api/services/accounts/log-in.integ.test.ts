import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswords } from '../../passwords';
import { freshAddress, goodPassword, logInAs, makeUser, storedUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ passwords: createPasswords() });
  await makeUser(site, 'Işıl');
  await makeUser(site, 'yasakli', { status: 'banned' });
});
afterAll(() => site.close());

function logIn(email: string, password = goodPassword, address = freshAddress(), headers = {}) {
  return site.call('POST', '/login', { body: { email, password }, address, headers });
}

describe('login', () => {
  test.each(['Işıl', 'IŞIL', 'ışıl', ' işil ', 'Işıl@ornek.com', 'IŞIL@ORNEK.COM'])(
    '"%s" logs in',
    async (name) => {
      const answer = await logIn(name);
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { status: true, token: expect.any(String) },
      ]);
    },
  );

  test('unknown, wrong and banned are one answer: status, body and headers', async () => {
    const answers = await Promise.all([
      logIn('kimse', goodPassword, freshAddress(), { 'X-Request-Id': 'same' }),
      logIn('Işıl', 'Yanlis-Sifre1', freshAddress(), { 'X-Request-Id': 'same' }),
      logIn('yasakli', goodPassword, freshAddress(), { 'X-Request-Id': 'same' }),
    ]);
    const seen = await Promise.all(
      answers.map(async (answer) =>
        JSON.stringify([answer.status, await answer.text(), [...answer.headers]]),
      ),
    );
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toContain('invalid_credentials');
  });

  test('a hash with weaker parameters is replaced at the next login, and the password still fits', async () => {
    const passwordHash = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await makeUser(site, 'eski', { passwordHash });
    await logInAs(site, 'eski');
    expect((await storedUser(site, 'eski'))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn('eski')).status).toBe(200);
  });

  test('an account without a usable hash is refused like any wrong password', async () => {
    await makeUser(site, 'tohum', { passwordHash: 'none' });
    expect((await logIn('tohum')).status).toBe(401);
  });

  test.each([[''], ['\0'], ['ali\0'], ['\ud800'], ["' or 1=1 --"], ['%'], ['@'], ['a'.repeat(1024)]])(
    'a hostile name %j is plainly refused',
    async (name) => {
      expect((await logIn(name)).status).toBe(401);
    },
  );
});

test.each(['/login', '/register', '/reset-password', '/user/password'])(
  'a password with what no keyboard writes is told so by %s, as the site does',
  async (path) => {
    await makeUser(site, `tus${path.replace(/\W/g, '-')}`);
    const token = await logInAs(site, `tus${path.replace(/\W/g, '-')}`);
    for (const password of [`${goodPassword}\0`, `${goodPassword}\ud800`]) {
      const typed = { password, password_confirmation: password };
      const body = { email: 'a@ornek.com', username: 'yeni', token: 'x', current_password: 'x', ...typed };
      const answer = await site.call('POST', path, { body, token, address: freshAddress() });
      expect(answer.status).toBe(422);
      expect((await answer.json()).errors.password).toEqual(['invalid']);
    }
  },
);

describe('limits', () => {
  test('after 5 failures an address is closed for the account, the right password too, whatever its spelling; other accounts are not', async () => {
    await makeUser(site, 'hedef');
    const address = freshAddress();
    const spellings = ['hedef', 'HEDEF', ' hedef', 'hedef@ornek.com', 'ｈｅｄｅｆ'];
    for (const spelling of spellings)
      expect((await logIn(spelling, 'Yanlis-Sifre1', address)).status).toBe(401);
    const closed = await logIn('hedef', goodPassword, address);
    expect([closed.status, await closed.json()]).toEqual([429, { error: 'too_many_requests' }]);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await logIn('Işıl', goodPassword, address)).status).toBe(200);
  });

  test('nobody locks a member out from elsewhere by a handful of wrong passwords', async () => {
    await makeUser(site, 'acik');
    for (let failure = 0; failure < 20; failure += 1) await logIn('acik', 'Yanlis-Sifre1');
    expect((await logIn('acik')).status).toBe(200);
  });

  test('50 parallel guesses at one account from one address: 5 are looked at', async () => {
    await makeUser(site, 'hizli');
    const address = freshAddress();
    const guesses = Array.from({ length: 50 }, () => logIn('hizli', 'Yanlis-Sifre1', address));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  test.each(['dagitik', 'boyle-biri-yok'])(
    '80 parallel guesses at %s from 80 addresses: 50 are looked at, member or not',
    async (name) => {
      if (name === 'dagitik') await makeUser(site, name);
      const guesses = Array.from({ length: 80 }, () => logIn(name, 'Yanlis-Sifre1'));
      const answers = await Promise.all(guesses);
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(50);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(30);
      for (const answer of refused) expect(await answer.json()).toEqual({ error: 'too_many_requests' });
    },
  );

  test('an address where the account logged in before passes the closed account, and is counted by itself', async () => {
    await makeUser(site, 'evinde');
    const home = freshAddress();
    expect((await logIn('evinde', goodPassword, home)).status).toBe(200);
    await Promise.all(Array.from({ length: 60 }, () => logIn('evinde', 'Yanlis-Sifre1')));
    expect((await logIn('evinde')).status).toBe(429);
    for (let failure = 0; failure < 4; failure += 1)
      expect((await logIn('evinde', 'Yanlis-Sifre1', home)).status).toBe(401);
    expect((await logIn('evinde', goodPassword, home)).status).toBe(200);
    const guesses = Array.from({ length: 20 }, () => logIn('evinde', 'Yanlis-Sifre1', home));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('a session that was ended for doubt vouches for no address', async () => {
    await makeUser(site, 'supheli');
    const address = freshAddress();
    expect((await logIn('supheli', goodPassword, address)).status).toBe(200);
    await site.database.pool.query(
      "update sessions set revoked_at = now(), revoked_for = 'reuse' where user_id = (select id from users where username = 'supheli')",
    );
    await Promise.all(Array.from({ length: 60 }, () => logIn('supheli', 'Yanlis-Sifre1')));
    expect((await logIn('supheli', goodPassword, address)).status).toBe(429);
  });

  test('another account’s address opens nothing, and no hash links two accounts', async () => {
    await makeUser(site, 'komsu-1');
    await makeUser(site, 'komsu-2');
    const address = freshAddress();
    for (const name of ['komsu-1', 'komsu-2']) await logIn(name, goodPassword, address);
    const { rows } = await site.database.pool.query(
      "select distinct address_hash from sessions join users on users.id = user_id where username like 'komsu-%'",
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(address);
  });

  test('a success forgets the failures of the account from its address', async () => {
    await makeUser(site, 'unutkan');
    const address = freshAddress();
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) await logIn('unutkan', 'Yanlis-Sifre1', address);
      expect((await logIn('unutkan', goodPassword, address)).status).toBe(200);
    }
  });

  test('an address is closed after 20 failures over any accounts, and its claims about itself do not help', async () => {
    const address = freshAddress();
    for (let account = 0; account < 20; account += 1) {
      const forged = { 'X-Forwarded-For': `198.51.100.${account}`, 'X-Real-IP': `198.51.100.${account}` };
      expect((await logIn(`kimse${account}`, 'Yanlis-Sifre1', address, forged)).status).toBe(401);
    }
    expect((await logIn('Işıl', goodPassword, address)).status).toBe(429);
    expect((await logIn('Işıl')).status).toBe(200);
  });

  test('an IPv6 visitor is limited by the first 64 bits', async () => {
    for (let host = 1; host <= 20; host += 1) {
      expect((await logIn(`kimse${host}`, 'Yanlis-Sifre1', `2001:db8:0:7::${host}`)).status).toBe(401);
    }
    expect((await logIn('Işıl', goodPassword, '2001:db8:0:7:ffff::1')).status).toBe(429);
    expect((await logIn('Işıl', goodPassword, '2001:db8:0:8::1')).status).toBe(200);
  });
});
