import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownEmailAnswerSchema } from '@/contract/email';
import { emailChanges } from '../db/schema/email-changes';
import { notifications } from '../db/schema/notifications';
import { passwordResets } from '../db/schema/password-resets';
import { tokenHash } from '../services/passwords/token-hash';
import {
  addEmailChange,
  addReset,
  freshAddress,
  goodPassword,
  logInAs,
  makeUser,
  registration,
  storedUser,
} from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { keepingMailer, runJobs } from '../testing/jobs.fixture';

const mailer = keepingMailer();
let site: TestApp;
let name: string;
let userId: string;
let token: string;
let made = 0;
beforeAll(async () => {
  site = await createTestApp({ mailer });
});
afterAll(() => site.close());
beforeEach(async () => {
  await runJobs(site);
  mailer.sent.length = 0;
  made += 1;
  name = `oyuncu${made}`;
  userId = await makeUser(site, name);
  token = await logInAs(site, name);
});

const ask = (email: unknown, password = goodPassword, bearer = token) =>
  site.call('POST', '/user/email', { token: bearer, body: { email, password } });
const confirm = (linkToken: string, address = freshAddress()) =>
  site.call('POST', '/email-confirmation', { body: { token: linkToken }, address });
const told = async (answer: Response) => [answer.status, await answer.json()];
const invalid = (errors: object) => [422, { error: 'validation_failed', errors }];
const fine = [200, { status: true }];
const mailsTo = (email: string) => mailer.sent.filter(({ to }) => to === email);
const tokenTo = (email: string) => /#([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
const readEmail = async () => (await storedUser(site, name))?.email;
const state = async (bearer = token) => (await site.call('GET', '/user', { token: bearer })).status;

/** Asks for an address and answers the token of the link that was mailed to it. */
async function asked(email: string, bearer = token): Promise<string> {
  expect(await told(await ask(email, goodPassword, bearer))).toEqual(fine);
  await runJobs(site);
  return tokenTo(email);
}

describe('a member who wants another address', () => {
  test('is mailed a link there and told at the old one; nothing changes before it is opened', async () => {
    const link = await asked(`yeni${made}@ornek.com`);
    const [mail] = mailsTo(`yeni${made}@ornek.com`);
    expect(mail?.text).toContain(`http://localhost:3000/eposta-onayi#${link}`);
    expect(mail?.text).not.toContain(name);
    expect(Buffer.from(link, 'base64url')).toHaveLength(32);
    const [notice] = mailsTo(`${name}@ornek.com`);
    expect(notice?.text).toContain('y•••@ornek.com');
    expect(notice?.text).not.toContain(`yeni${made}@ornek.com`);
    expect(await readEmail()).toBe(`${name}@ornek.com`);
    const stored = await site.deps.db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
    expect(stored.map((row) => row.tokenHash)).toEqual([tokenHash(link)]);
    const { data } = ownEmailAnswerSchema.parse(
      await (await site.call('GET', '/user/email', { token })).json(),
    );
    expect(data).toMatchObject({
      email: `${name}@ornek.com`,
      can_change: true,
      pending: { email: `yeni${made}@ornek.com` },
    });
  });

  test('has it once the link is opened: other logins end, links that went to the old address die, both are told', async () => {
    const other = await logInAs(site, name);
    await addReset(site, { token: `reset-${name}`, userId });
    const link = await asked(`yeni${made}@ornek.com`);
    mailer.sent.length = 0;
    expect(await told(await confirm(link))).toEqual(fine);
    expect(await readEmail()).toBe(`yeni${made}@ornek.com`);
    expect([await state(), await state(other)]).toEqual([200, 401]);
    await expect(logInAs(site, `yeni${made}@ornek.com`)).resolves.toEqual(expect.any(String));
    expect(await site.deps.db.select().from(passwordResets).where(eq(passwordResets.userId, userId))).toEqual(
      [],
    );
    const kinds = await site.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(kinds.map(({ kind }) => kind)).toEqual(['email_changed']);
    await runJobs(site);
    expect(mailsTo(`${name}@ornek.com`)).toHaveLength(1);
    expect(mailsTo(`yeni${made}@ornek.com`)).toHaveLength(1);
    expect(await told(await confirm(link))).toEqual(invalid({ token: ['expired'] }));
  });

  test('needs the password, ten tries in 15 minutes', async () => {
    expect(await told(await ask('a@ornek.com', 'Yanlis-Sifre1'))).toEqual(invalid({ password: ['wrong'] }));
    expect(await told(await ask('a@ornek.com', ''))).toEqual(invalid({ password: ['required'] }));
    for (let time = 0; time < 9; time += 1) await ask('a@ornek.com', 'Yanlis-Sifre1');
    expect((await ask('a@ornek.com')).status).toBe(429);
    await runJobs(site);
    expect(mailer.sent).toEqual([]);
  });

  test('may write the own address in other letters, not the same again', async () => {
    expect(await told(await ask(`${name}@ornek.com`))).toEqual(invalid({ email: ['unique'] }));
    const link = await asked(`${name.toUpperCase()}@ornek.com`);
    expect((await confirm(link)).status).toBe(200);
    expect(await readEmail()).toBe(`${name.toUpperCase()}@ornek.com`);
  });

  test('asks five times an hour', async () => {
    for (let time = 0; time < 5; time += 1)
      expect((await ask(`b${time}-${made}@ornek.com`)).status).toBe(200);
    expect((await ask(`c${made}@ornek.com`)).status).toBe(429);
  });

  test.each([
    ['', ['required']],
    ['kimse', ['email']],
    ['a\0@ornek.com', ['email']],
    [`${'a'.repeat(250)}@b.co`, ['max.string']],
    [['a@ornek.com'], ['invalid']],
    [undefined, ['required']],
  ])('is told by rule of %j', async (email, rules) => {
    expect(await told(await ask(email))).toEqual(invalid({ email: rules }));
  });
});

describe('an address that is somebody else’s', () => {
  test('is answered like any other; its owner alone hears of it, and no link exists', async () => {
    await makeUser(site, `irmak${made}`);
    const own = await ask(`IRMAK${made}@ornek.com`);
    const free = await ask(`bos${made}@ornek.com`);
    const seen = async (answer: Response) => [
      answer.status,
      await answer.text(),
      [...answer.headers].filter(([key]) => key !== 'x-request-id'),
    ];
    expect(await seen(own)).toEqual(await seen(free));
    await runJobs(site);
    mailer.sent.length = 0;
    await ask(`Irmak${made}@ornek.com`);
    await runJobs(site);
    const mails = mailsTo(`irmak${made}@ornek.com`);
    expect(mails.map(({ text }) => text.includes('#'))).toEqual([false]);
    expect(mails[0]?.text).not.toContain(name);
  });

  test('is not given away when it was taken between link and click', async () => {
    const link = await asked(`kapilan${made}@ornek.com`);
    const body = registration(`kapan${made}`, { email: `KAPILAN${made}@ornek.com` });
    expect((await site.call('POST', '/register', { body, address: freshAddress() })).status).toBe(200);
    expect(await told(await confirm(link))).toEqual(invalid({ email: ['unique'] }));
    expect([await readEmail(), await state()]).toEqual([`${name}@ornek.com`, 200]);
  });

  test('goes to one of 12 members who confirm it at the same time, however they spell it', async () => {
    const spellings = ['isik', 'ISIK', 'Isik', 'isIK'];
    const links: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const id = await makeUser(site, `yarisan${made}_${at}`);
      const email = `${spellings[at % spellings.length]}${made}@ornek.com`;
      links.push(`link-${made}-${at}`);
      await addEmailChange(site, { userId: id, email, token: `link-${made}-${at}` });
    }
    const statuses = (await Promise.all(links.map((link) => confirm(link)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 11 }, () => 422)]);
  });

  test('gets three mails an hour, whoever asks, and nobody is told', async () => {
    for (let time = 0; time < 4; time += 1) {
      const id = `sorangil${made}_${time}`;
      await makeUser(site, id);
      expect((await ask(`kurban${made}@ornek.com`, goodPassword, await logInAs(site, id))).status).toBe(200);
    }
    await runJobs(site);
    expect(mailsTo(`kurban${made}@ornek.com`)).toHaveLength(3);
  });
});

describe('the link', () => {
  test('lets one of 20 simultaneous uses through', async () => {
    const link = await asked(`yeni${made}@ornek.com`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(link)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
  });

  test('dies when another address is asked for, the password changes, or the account is banned', async () => {
    const first = await asked(`bir${made}@ornek.com`);
    const second = await asked(`iki${made}@ornek.com`);
    expect((await confirm(first)).status).toBe(422);
    const password = { password: 'Yelkenli-42', password_confirmation: 'Yelkenli-42' };
    const body = { current_password: goodPassword, ...password };
    expect((await site.call('POST', '/user/password', { token, body })).status).toBe(200);
    expect(await told(await confirm(second))).toEqual(invalid({ token: ['expired'] }));
    const bannedId = await makeUser(site, `yasakli${made}`, { status: 'banned' });
    await addEmailChange(site, { userId: bannedId, email: `z${made}@ornek.com`, token: `yasak-${made}` });
    expect((await confirm(`yasak-${made}`)).status).toBe(422);
    expect(await readEmail()).toBe(`${name}@ornek.com`);
  });

  test('and a change of the password at the same time never wait for each other in a circle', async () => {
    const link = await asked(`yeni${made}@ornek.com`);
    const password = { password: 'Yelkenli-42', password_confirmation: 'Yelkenli-42' };
    const body = { current_password: goodPassword, ...password };
    await addReset(site, { token: `es-${name}`, userId });
    const answers = await Promise.all([
      confirm(link),
      site.call('POST', '/user/password', { token, body }),
      site.call('POST', '/reset-password', {
        body: { token: `es-${name}`, ...password },
        address: freshAddress(),
      }),
    ]);
    expect(answers.every(({ status }) => [200, 401, 409, 422].includes(status))).toBe(true);
  });

  test('is dead after 30 minutes, and one that would go out late does not go', async () => {
    const link = await asked(`yeni${made}@ornek.com`);
    await ask(`gec${made}@ornek.com`);
    site.clock.advance(30 * 60_000);
    expect(await told(await confirm(link))).toEqual(invalid({ token: ['expired'] }));
    await runJobs(site);
    expect(mailsTo(`gec${made}@ornek.com`)).toEqual([]);
  });

  test('cannot be guessed faster than 20 times an hour from one address', async () => {
    const address = freshAddress();
    for (let time = 0; time < 20; time += 1) await confirm('x', address);
    expect((await confirm('x', address)).status).toBe(429);
  });
});

test('where no mail goes out the address cannot be changed, and the page is told', async () => {
  const quiet = await createTestApp();
  await makeUser(quiet, 'sessiz');
  const bearer = await logInAs(quiet, 'sessiz');
  const { data } = ownEmailAnswerSchema.parse(
    await (await quiet.call('GET', '/user/email', { token: bearer })).json(),
  );
  expect(data).toEqual({ email: 'sessiz@ornek.com', pending: null, can_change: false });
  const body = { email: 'a@ornek.com', password: goodPassword };
  const answer = await quiet.call('POST', '/user/email', { token: bearer, body });
  expect(await told(answer)).toEqual(invalid({ email: ['closed'] }));
  await quiet.close();
});
