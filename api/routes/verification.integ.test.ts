import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  phoneAnswerSchema,
  telegramLinkAnswerSchema,
  verificationAnswerSchema,
} from '@/contract/verification';
import { notifications } from '../db/schema/notifications';
import { phoneCodes } from '../db/schema/phone-codes';
import { settings } from '../db/schema/settings';
import { telegramLinks } from '../db/schema/telegram-links';
import { users } from '../db/schema/users';
import type { ShortMessage, Sms } from '../sms/sms';
import { createTelegram } from '../telegram/create-telegram';
import { runBot } from '../telegram/run-bot';
import { freshAddress, logInAs, makeUser, storedUser } from '../testing/accounts.fixture';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { runJobs } from '../testing/jobs.fixture';
import {
  botName,
  botToken,
  messageUpdate,
  startTelegramServer,
  type TelegramServer,
} from '../testing/telegram-server.fixture';
import { signedLogin } from '../testing/verification.fixture';

const sent: ShortMessage[] = [];
const sms: Sms = {
  countryCodes: ['90'],
  send: async (message) => {
    sent.push(message);
  },
};
let site: TestApp;
let name: string;
let token: string;
let made = 0;
beforeAll(async () => {
  site = await createTestApp({ sms });
});
afterAll(() => site.close());
beforeEach(async () => {
  sent.length = 0;
  made += 1;
  name = `oyuncu${made}`;
  await makeUser(site, name);
  token = await logInAs(site, name);
  await site.database.pool.query('delete from graphile_worker._private_jobs');
  await site.database.pool.query("delete from rate_limits where key like 'sms%'");
});

const told = async (answer: Response) => [answer.status, await answer.json()];
const invalid = (errors: object) => [422, { error: 'validation_failed', errors }];
const post = (path: string, body: unknown, as = token, app: Pick<TestApp, 'call'> = site) =>
  app.call('POST', path, { token: as, body, address: freshAddress() });
const toPhoneNumber = (at: number) => `+90532${String(1_000_000 + at)}`;
const ask = (phone: string, as = token) => post('/user/phone', { phone }, as);
const verify = (code: string, as = token) => post('/user/phone/verify', { code }, as);
const codeIn = (message: ShortMessage | undefined) => /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
async function codeFor(phone: string, as = token): Promise<string> {
  await ask(phone, as);
  await runJobs(site);
  return codeIn(sent.at(-1));
}
const state = async (as = token) => {
  const answer = await site.call('GET', '/user/verification', { token: as });
  return verificationAnswerSchema.parse(await answer.json()).data;
};
/** Another code, though the pause of a minute is not over. */
const forgetPause = () => site.database.pool.query("delete from rate_limits where key like 'sms-pause%'");

describe('a phone', () => {
  test('gets a code of six digits, and is verified by it once; the member is told', async () => {
    const asked = phoneAnswerSchema.parse(await (await ask('0532 100 00 01')).json()).data;
    expect(asked.number).toBe('+905 ••• •• 01');
    expect(Date.parse(asked.expires_at)).toBe(site.clock.now() + 10 * 60_000);
    await runJobs(site);
    expect(sent.map(({ to }) => to)).toEqual(['+905321000001']);
    const code = codeIn(sent[0]);
    expect(JSON.stringify(await site.deps.db.select().from(phoneCodes))).not.toContain(code);
    expect((await state()).phone).toMatchObject({ state: 0, pending: { number: '+905 ••• •• 01' } });
    expect(await told(await verify(`${code.slice(0, 3)} ${code.slice(3)}`))).toEqual([200, { status: true }]);
    expect(await told(await verify(code))).toEqual(invalid({ code: ['expired'] }));
    expect((await state()).phone).toMatchObject({ state: 1, number: '+905 ••• •• 01', pending: null });
    const user = await storedUser(site, name);
    expect([user?.phone, user?.phoneState]).toEqual(['+905321000001', 1]);
    const [notice] = await site.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, user?.id ?? ''));
    expect(notice?.kind).toBe('phone_verified');
  });

  test('five wrong tries kill a code, also all at once, and the right one comes too late', async () => {
    const code = await codeFor(toPhoneNumber(made));
    const wrong = code === '000000' ? '111111' : '000000';
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(wrong)));
    const rules = await Promise.all(answers.map(async (answer) => JSON.stringify(await answer.json())));
    expect(rules.filter((rule) => rule.includes('"wrong"'))).toHaveLength(5);
    expect(rules.filter((rule) => rule.includes('"expired"'))).toHaveLength(7);
    expect(await told(await verify(code))).toEqual(invalid({ code: ['expired'] }));
  });

  test('a code is dead after ten minutes, and when another one was asked for', async () => {
    const first = await codeFor(toPhoneNumber(made));
    await forgetPause();
    const second = await codeFor(toPhoneNumber(made));
    if (first !== second) expect((await verify(first)).status).toBe(422);
    site.clock.advance(10 * 60_000);
    expect(await told(await verify(second))).toEqual(invalid({ code: ['expired'] }));
  });

  test('a code is good for nobody else (T-AU-14)', async () => {
    await makeUser(site, `baskasi${made}`);
    const code = await codeFor(toPhoneNumber(made));
    expect((await verify(code, await logInAs(site, `baskasi${made}`))).status).toBe(422);
    expect((await verify(code)).status).toBe(200);
  });

  test('belongs to one account, even when two verify it at once', async () => {
    const phone = toPhoneNumber(made);
    await makeUser(site, `baskasi${made}`);
    const other = await logInAs(site, `baskasi${made}`);
    const codes = [await codeFor(phone), await codeFor(phone, other)] as const;
    const answers = await Promise.all([verify(codes[0]), verify(codes[1], other)]);
    const bodies = await Promise.all(answers.map(told));
    expect(bodies).toContainEqual([200, { status: true }]);
    expect(bodies).toContainEqual(invalid({ phone: ['unique'] }));
  });

  test('that is changed is to be checked again (2) until it is verified', async () => {
    await verify(await codeFor(toPhoneNumber(made)));
    expect(await told(await ask(toPhoneNumber(made)))).toEqual(invalid({ phone: ['unique'] }));
    await forgetPause();
    const code = await codeFor(toPhoneNumber(made + 500));
    expect((await state()).phone).toMatchObject({ state: 2 });
    expect((await verify(code)).status).toBe(200);
    expect((await storedUser(site, name))?.phone).toBe(toPhoneNumber(made + 500));
  });

  test('gets no code that was asked for before another one', async () => {
    await ask(toPhoneNumber(made));
    await forgetPause();
    await ask(toPhoneNumber(made + 500));
    await runJobs(site);
    expect(sent.map(({ to }) => to)).toEqual([toPhoneNumber(made + 500)]);
  });
});

describe('codes cost money', () => {
  const again = async (phone: string, as = token) => {
    await forgetPause();
    return (await ask(phone, as)).status;
  };

  test('a member waits a minute, and may ask three times an hour', async () => {
    expect((await ask(toPhoneNumber(made))).status).toBe(200);
    const early = await ask(toPhoneNumber(made));
    expect([early.status, Number(early.headers.get('retry-after'))]).toEqual([429, 60]);
    expect([
      await again(toPhoneNumber(made)),
      await again(toPhoneNumber(made)),
      await again(toPhoneNumber(made)),
    ]).toEqual([200, 200, 429]);
  });

  test('a number gets five a day, whoever asks; an address ten', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      await makeUser(site, `pompa${made}-${at}`);
      const as = await logInAs(site, `pompa${made}-${at}`);
      statuses.push(await again(toPhoneNumber(made), as), await again(toPhoneNumber(made), as));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await site.database.pool.query("delete from rate_limits where key like 'sms%'");
    const address = freshAddress();
    const fromThere: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      await makeUser(site, `adres${made}-${at}`);
      const as = await logInAs(site, `adres${made}-${at}`);
      const answer = await site.call('POST', '/user/phone', {
        token: as,
        body: { phone: toPhoneNumber(at) },
        address,
      });
      fromThere.push(answer.status);
    }
    expect(fromThere).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('a member’s parallel questions send one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(toPhoneNumber(made))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await runJobs(site);
    expect(sent).toHaveLength(1);
  });

  test('the operator switches them off by a setting, and where nothing is configured none goes', async () => {
    const row = { key: 'sms' as const, value: { is_off: true } };
    await site.deps.db.insert(settings).values(row);
    expect(await told(await ask(toPhoneNumber(made)))).toEqual(invalid({ phone: ['closed'] }));
    expect((await state()).phone.can_verify).toBe(false);
    await site.deps.db.delete(settings).where(eq(settings.key, 'sms'));
    const without = mount({ ...site.deps, sms: null });
    const answer = await without.call('POST', '/user/phone', { token, body: { phone: toPhoneNumber(made) } });
    expect(await told(answer)).toEqual(invalid({ phone: ['closed'] }));
  });

  test.each([
    ['/user/phone', {}, { phone: ['required'] }],
    ['/user/phone', { phone: 5 }, { phone: ['invalid'] }],
    ['/user/phone', { phone: '' }, { phone: ['required'] }],
    ['/user/phone', { phone: '+1 900 555 01 00' }, { phone: ['invalid'] }],
    ['/user/phone', { phone: '5'.repeat(41) }, { phone: ['max.string'] }],
    ['/user/phone/verify', {}, { code: ['required'] }],
    ['/user/phone/verify', { code: '' }, { code: ['required'] }],
    ['/user/phone/verify', { code: '12345' }, { code: ['invalid'] }],
    ['/user/phone/verify', { code: '١٢٣٤٥٦' }, { code: ['invalid'] }],
    ['/user/phone/verify', { code: 123_456 }, { code: ['invalid'] }],
    ['/user/phone/verify', { code: '123456' }, { code: ['expired'] }],
  ])('%s with %j is told by rule', async (path, body, errors) => {
    expect(await told(await post(path, body))).toEqual(invalid(errors));
  });
});

describe('Telegram', () => {
  let server: TelegramServer;
  beforeAll(async () => {
    server = await startTelegramServer();
  });
  afterAll(() => server.close());

  /** The application with the bot connected, by polling or by webhook. */
  async function connected(webhookSecret?: string) {
    const env = {
      TELEGRAM_BOT_TOKEN: botToken,
      TELEGRAM_API_URL: server.url,
      TELEGRAM_WEBHOOK_SECRET: webhookSecret,
    };
    const made = createTelegram(env, { ...site.deps, siteUrl: site.deps.config.siteUrl });
    const running = runBot(made, site.deps);
    await until(async () => made.telegram.botName() !== null);
    return { ...mount({ ...site.deps, telegram: made.telegram }), telegram: made.telegram, running };
  }
  const until = (isDone: () => Promise<boolean>) =>
    expect.poll(isDone, { timeout: 60_000, interval: 20 }).toBe(true);
  const readLink = async (app: Pick<TestApp, 'call'>, as = token) => {
    const answer = await post('/user/telegram/link', {}, as, app);
    return telegramLinkAnswerSchema.parse(await answer.json()).data.url;
  };
  const parseCode = (url: string) => new URL(url).searchParams.get('start') ?? '';
  const lastReply = () => server.replies().at(-1)?.text ?? '';

  test('is linked by the bot, asked for its updates; the code works once', async () => {
    const app = await connected();
    const url = await readLink(app);
    expect(url).toMatch(new RegExp(`^https://t\\.me/${botName}\\?start=[\\w-]{43}$`));
    expect(JSON.stringify(await site.deps.db.select().from(telegramLinks))).not.toContain(parseCode(url));
    server.write({ id: 1000 + made, username: 'oyuncu_tg' }, `/start ${parseCode(url)}`);
    await until(async () => (await storedUser(site, name))?.telegramId === 1000 + made);
    await until(async () => lastReply() === 'Telegram hesabın bağlandı. Siteye dönebilirsin.');
    server.write({ id: 5000 + made }, `/start ${parseCode(url)}`);
    await until(async () => lastReply().startsWith('Bağlantının süresi dolmuş'));
    const answer = await app.call('GET', '/user/verification', { token });
    expect(verificationAnswerSchema.parse(await answer.json()).data.telegram).toMatchObject({
      name: 'oyuncu_tg',
      can_link: true,
      bot: botName,
    });
    await app.running.stop();
  });

  test('is linked by webhook, with the agreed secret alone', async () => {
    const secret = 'a-webhook-secret-of-our-own';
    const app = await connected(secret);
    await until(async () => server.called('setWebhook').length > 0);
    expect(JSON.parse(server.called('setWebhook')[0]?.body ?? '')).toMatchObject({
      url: 'http://localhost:3000/api/telegram/webhook',
      secret_token: secret,
    });
    const update = messageUpdate(1, { id: 2000 + made }, `/start ${parseCode(await readLink(app))}`);
    const tell = (said: string) =>
      app.call('POST', '/telegram/webhook', {
        body: update,
        headers: { 'X-Telegram-Bot-Api-Secret-Token': said },
      });
    expect([(await tell('wrong')).status, (await tell('')).status]).toEqual([403, 403]);
    expect((await storedUser(site, name))?.telegramId).toBeNull();
    expect((await tell(secret)).status).toBe(200);
    expect((await storedUser(site, name))?.telegramId).toBe(2000 + made);
    await app.running.stop();
  });

  test('belongs to one member; who asks without a code, in a group or too late is told so', async () => {
    const app = await connected('a-webhook-secret-of-our-own');
    const tell = (id: number, text: string) => app.telegram.handleUpdate(messageUpdate(1, { id }, text));
    await tell(3000, `/start ${parseCode(await readLink(app))}`);
    await makeUser(site, `baskasi${made}`);
    const other = await logInAs(site, `baskasi${made}`);
    await tell(3000, `/start ${parseCode(await readLink(app, other))}`);
    expect(lastReply()).toMatch(/^Bu Telegram hesabı başka bir üyeliğe bağlı/);
    expect((await storedUser(site, `baskasi${made}`))?.telegramId).toBeNull();
    await tell(3001, '/start');
    expect(lastReply()).toMatch(/^Merhaba!/);
    const late = parseCode(await readLink(app, other));
    site.clock.advance(10 * 60_000);
    await tell(3002, `/start ${late}`);
    expect(lastReply()).toMatch(/^Bağlantının süresi dolmuş/);
    const before = server.replies().length;
    const group = messageUpdate(2, { id: 3003 }, `/start ${parseCode(await readLink(app, other))}`);
    await app.telegram.handleUpdate({
      ...group,
      message: { ...group.message, chat: { id: -1, type: 'group', title: 'x' } },
    });
    for (const nonsense of [null, 7, 'x', {}, { update_id: 'x' }, { update_id: 3 }]) {
      await app.telegram.handleUpdate(nonsense);
    }
    expect(server.replies()).toHaveLength(before);
    await app.running.stop();
  });

  test('two members’ codes, sent by one Telegram account at once, link one of them', async () => {
    const app = await connected('a-webhook-secret-of-our-own');
    await makeUser(site, `baskasi${made}`);
    const codes = [
      parseCode(await readLink(app)),
      parseCode(await readLink(app, await logInAs(site, `baskasi${made}`))),
    ];
    await Promise.all(
      codes.map((code, at) =>
        app.telegram.handleUpdate(messageUpdate(at, { id: 4000 + made }, `/start ${code}`)),
      ),
    );
    const linked = await site.deps.db
      .select()
      .from(users)
      .where(eq(users.telegramId, 4000 + made));
    expect(linked).toHaveLength(1);
    await app.running.stop();
  });

  test('without a bot there is nothing to link, and the page can say so', async () => {
    expect((await state()).telegram).toMatchObject({ can_link: false, bot: null });
    expect((await post('/user/telegram/link', {})).status).toBe(404);
    expect((await post('/user/telegram/login', { id: 1, auth_date: 1, hash: 'x' })).status).toBe(404);
    expect((await post('/telegram/webhook', { update_id: 1 })).status).toBe(403);
  });

  describe('a signed login', () => {
    const nowS = () => Math.floor(site.clock.now() / 1000);
    const fields = () => ({ id: 6000 + made, first_name: 'Ömer', username: 'omer_tg', auth_date: nowS() });

    test('links the account it names, once', async () => {
      const app = await connected('a-webhook-secret-of-our-own');
      const payload = signedLogin(fields());
      expect(await told(await post('/user/telegram/login', payload, token, app))).toEqual([
        200,
        { status: true },
      ]);
      const user = await storedUser(site, name);
      expect([user?.telegramId, user?.telegramName]).toEqual([6000 + made, 'omer_tg']);
      expect(await told(await post('/user/telegram/login', payload, token, app))).toEqual(
        invalid({ hash: ['expired'] }),
      );
      await makeUser(site, `baskasi${made}`);
      const other = await logInAs(site, `baskasi${made}`);
      const again = signedLogin({ ...fields(), first_name: 'Yeni' });
      expect(await told(await post('/user/telegram/login', again, other, app))).toEqual(
        invalid({ telegram: ['unique'] }),
      );
      await app.running.stop();
    });

    test.each<[string, () => Record<string, unknown>, object]>([
      ['an altered field', () => ({ ...signedLogin(fields()), id: 7 }), { hash: ['invalid'] }],
      ['a field too many', () => ({ ...signedLogin(fields()), last_name: 'x' }), { hash: ['invalid'] }],
      ['another bot’s token', () => signedLogin(fields(), '1:other'), { hash: ['invalid'] }],
      ['an old date', () => signedLogin({ ...fields(), auth_date: nowS() - 86_401 }), { hash: ['expired'] }],
      ['a date ahead', () => signedLogin({ ...fields(), auth_date: nowS() + 120 }), { hash: ['expired'] }],
      [
        'a hash of 63 letters',
        () => ({ ...signedLogin(fields()), hash: 'a'.repeat(63) }),
        { hash: ['invalid'] },
      ],
      ['no hash', () => fields(), { hash: ['required'] }],
      ['an id that is a text', () => ({ ...signedLogin(fields()), id: '6' }), { id: ['invalid'] }],
      ['a nested field', () => ({ ...signedLogin(fields()), x: {} }), { x: ['invalid'] }],
    ])('with %s is refused (T-AU-15)', async (_, payload, errors) => {
      const app = await connected('a-webhook-secret-of-our-own');
      expect(await told(await post('/user/telegram/login', payload(), token, app))).toEqual(invalid(errors));
      expect((await storedUser(site, name))?.telegramId).toBeNull();
      await app.running.stop();
    });
  });
});
