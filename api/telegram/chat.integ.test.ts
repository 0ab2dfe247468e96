import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Deps } from '../context';
import { notificationChoices } from '../db/schema/notification-choices';
import { notifications } from '../db/schema/notifications';
import { users } from '../db/schema/users';
import { makeCode } from '../services/codes/make-code';
import { notify } from '../services/notifications/notify';
import { notifyAll } from '../services/notifications/notify-all';
import type { Telegram } from '../telegram';
import { makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addRaffle, giveTickets } from '../testing/content.fixture';
import { addEarnRules } from '../testing/earning.fixture';
import { runJobs } from '../testing/jobs.fixture';
import {
  botToken,
  messageUpdate,
  startTelegramServer,
  type TelegramServer,
} from '../testing/telegram-server.fixture';
import { createTelegram } from './create-telegram';

let site: TestApp;
let server: TelegramServer;
let deps: Deps;
let bot: Telegram;
let member: string;
let chat = 7000;
beforeAll(async () => {
  server = await startTelegramServer();
  site = await createTestApp();
  const env = {
    TELEGRAM_BOT_TOKEN: botToken,
    TELEGRAM_API_URL: server.url,
    TELEGRAM_WEBHOOK_SECRET: undefined,
  };
  const made = createTelegram(env, { ...site.deps, siteUrl: site.deps.config.siteUrl });
  await addEarnRules(site);
  await made.bot.init();
  bot = made.telegram;
  deps = { ...site.deps, telegram: bot };
});
afterAll(async () => {
  await site.close();
  await server.close();
});
beforeEach(async () => {
  chat += 1;
  member = await makeUser(site, `uye${chat}`, {
    telegramId: chat,
    telegramVerifiedAt: new Date(),
    point: 12_500,
  });
});

let updates = 0;
/** What the bot answers to a message; null where it is silent. */
async function say(text: string, from = chat): Promise<string | null> {
  const before = server.replies().length;
  updates += 1;
  await bot.handleUpdate(messageUpdate(updates, { id: from }, text));
  return server.replies()[before]?.text ?? null;
}
const balance = async () => (await site.deps.db.select().from(users).where(eq(users.id, member)))[0]?.point;
const code = async (name: string, changes = {}) => {
  const now = site.clock.now();
  const times = {
    starts_at: new Date(now - 1000).toISOString(),
    ends_at: new Date(now + 3_600_000).toISOString(),
  };
  const input = {
    code: name,
    title: 'Kanal kodu',
    channel: 'stream',
    amount: 250,
    max_uses: 1,
    count: 1,
  } as const;
  const ctx = { ...deps, requestId: 'test', clientAddress: '127.0.0.1', clientAgent: '' };
  await makeCode(ctx, { actorId: member, input: { ...input, ...times, ...changes } });
};

test('a member reads balance and tickets in private; an account that is linked to nobody hears how to be', async () => {
  expect(await say('/bakiye')).toBe(
    'Bakiyen: 12,500 Sikke\nHareketler: http://localhost:3000/user/info/hareketler',
  );
  expect(await say('/bilet')).toMatch(/^Açık çekilişlerde biletin yok/);
  const raffleId = await addRaffle(site.deps.db, { slug: `cekilis-${chat}`, title: 'Cuma çekilişi' });
  await giveTickets(site.deps.db, { raffleId, userId: member, first: 1, count: 3 });
  expect(await say('/bilet')).toContain('Cuma çekilişi: 3 bilet');
  for (const command of ['/bakiye', '/bilet', '/kod X', '/bildirim', '/ayril evet'])
    expect(await say(command, chat + 100_000)).toMatch(
      /bağlı değil.*\nhttp:\/\/localhost:3000\/user\/verify$/s,
    );
  expect(await say('selam')).toContain('/bakiye');
});

test('in a group nobody is answered: neither a balance nor a code is anybody else’s to read', async () => {
  await code('GRUP-KODU-77');
  const before = server.replies().length;
  for (const text of ['/bakiye', '/bilet', '/kod GRUP-KODU-77', '/bildirim 4', '/ayril evet', 'selam']) {
    updates += 1;
    const { message, ...update } = messageUpdate(updates, { id: chat }, text);
    const group = { id: -100_200, type: 'supergroup', title: 'Kanal sohbeti' };
    await bot.handleUpdate({ ...update, message: { ...message, chat: group } });
  }
  expect(server.replies()).toHaveLength(before);
  expect([await balance(), await say('/bakiye')]).toEqual([
    12_500,
    expect.stringContaining('Bakiyen: 12,500 Sikke'),
  ]);
});

test('a code is redeemed once, however often the update comes, and each refusal says why', async () => {
  await code('MAVI-KEDI-42');
  expect(await say('/kod')).toMatch(/^Kodu komutun yanına yaz/);
  expect(await say('/kod yok-boyle-kod')).toMatch(/^Böyle bir kod yok/);
  const before = server.replies().length;
  await Promise.all([say('/kod mavi kedi 42'), say('/kod MAVI-KEDI-42')]);
  const told = server.replies().slice(before);
  expect(told.filter(({ text }) => text.includes('hesabına 250 Sikke eklendi'))).toHaveLength(1);
  expect(await say('/kod MAVI-KEDI-42')).toBe('Bu kodu daha önce kullandın.');
  expect(await balance()).toBe(12_750);
  await makeUser(site, `ikinci${chat}`, { telegramId: chat + 50_000 });
  expect(await say('/kod MAVI-KEDI-42', chat + 50_000)).toBe('Kodun hakları tükendi.');
});

test('guessing codes ends after twelve, and the bot answers twenty messages of a chat in a minute', async () => {
  const answers: (string | null)[] = [];
  for (let at = 0; at < 22; at += 1) answers.push(await say(`/kod tahmin-${at}`));
  expect(answers.filter((text) => text?.startsWith('Böyle bir kod yok'))).toHaveLength(12);
  expect(answers.filter((text) => text?.startsWith('Çok fazla yanlış'))).toHaveLength(8);
  expect(answers.slice(20)).toEqual([null, null]);
  expect(await say('/bakiye', chat + 200_000)).toMatch(/bağlı değil/);
});

test('what a member turns on comes by the bot as well, for one and for many told at once, and off again it does not', async () => {
  expect(await say('/bildirim')).toContain('3. Sikke Pazarı siparişleri: kapalı');
  expect(await say('/bildirim')).not.toContain('5.');
  expect(await say('/bildirim 4')).toContain('4. Çekiliş ve yarışmalar: açık');
  expect(await say('/bildirim 5')).not.toContain('5.');
  const before = server.replies().length;
  const notice = { userId: member, params: { title: 'Final', contest: 'Final', place: 2 } };
  await site.deps.db.transaction((tx) => notify(tx, { ...notice, kind: 'tournament_won' }));
  await site.deps.db.transaction((tx) => notifyAll(tx, 'tournament_won', [notice]));
  await site.deps.db.transaction((tx) =>
    notify(tx, { userId: member, kind: 'order_approved', params: { item: 'Kulaklık' } }),
  );
  await runJobs(site, deps);
  expect(server.replies().slice(before)).toHaveLength(2);
  expect(await say('/bildirim 4')).toContain('4. Çekiliş ve yarışmalar: kapalı');
  const rows = await site.deps.db
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, member));
  expect(rows).toMatchObject([{ group: 'contests', byTelegram: false, byMail: false }]);
});

test('who leaves is asked first, then unlinked and told, and has to be linked again', async () => {
  expect(await say('/ayril')).toContain('/ayril evet');
  expect(await say('/bakiye')).toMatch(/^Bakiyen/);
  expect(await say('/ayril EVET')).toMatch(/^Telegram hesabın üyeliğinden ayrıldı/);
  expect(await say('/bakiye')).toMatch(/bağlı değil/);
  const told = await site.deps.db.select().from(notifications).where(eq(notifications.userId, member));
  expect(told.map(({ kind }) => kind)).toEqual(['telegram_unlinked']);
});
