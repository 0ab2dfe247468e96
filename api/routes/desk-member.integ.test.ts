import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  deskMemberAnswerSchema,
  type TimelineItemWire,
  timelineAnswerSchema,
  timelineKinds,
} from '@/contract/desk-member';
import { auditLog } from '../db/schema/audit-log';
import { notifications } from '../db/schema/notifications';
import { sponsorAccounts } from '../db/schema/sponsor-accounts';
import { telegramUnlinks } from '../db/schema/telegram-unlinks';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, newMember, submitDeposit } from '../testing/claims.fixture';
import { giveTickets } from '../testing/content.fixture';
import { credit } from '../testing/corrections.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { recorded } from '../testing/query-count.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
let api: TestApp;
let admin: Member;
let moderator: Member;
let player: Member;
let friend: Member;
let sponsorId: number;
beforeAll(async () => {
  api = await createTestApp();
  admin = await newMember(api, 'yonetici', { permission: 'admin' });
  moderator = await newMember(api, 'moderator', { permission: 'moderator' });
  const verified = { phone: '+905321234567', phoneState: 1, telegramId: 7, telegramName: 'Isil' };
  player = await newMember(api, 'Işıl', { ...verified, telegramVerifiedAt: new Date() });
  friend = await newMember(api, 'baska', { invitedBy: player.id });
  ({ sponsorId } = await addTicketDraw(api, 'ornek'));
  const account = { sponsorId, siteUsername: 'Nar_Isil', createdAt: new Date() };
  await api.deps.db.insert(sponsorAccounts).values([
    { ...account, userId: player.id },
    { ...account, userId: friend.id, siteUsername: 'nar_isil', state: 'removed' },
  ]);
});
afterAll(() => api.close());

async function read(by: Member, id = player.id) {
  const answer = await api.call('GET', `/desk/members/${id}`, { token: by.token });
  return deskMemberAnswerSchema.parse(await answer.json()).data;
}
async function timeline(by: Member, query = '') {
  const answer = await api.call('GET', `/desk/members/${player.id}/timeline?${query}`, { token: by.token });
  expect(answer.status).toBe(200);
  return timelineAnswerSchema.parse(await answer.json());
}
async function walk(by: Member, query = ''): Promise<TimelineItemWire[]> {
  const found: TimelineItemWire[] = [];
  let cursor: string | null | undefined = '';
  while (cursor !== null && cursor !== undefined) {
    const page = await timeline(by, `${query}${cursor && `&cursor=${cursor}`}`);
    found.push(...page.data);
    cursor = page.next_cursor;
  }
  return found;
}

test('an admin sees the whole of a member, a moderator a masked one, and nobody else any', async () => {
  expect(await read(admin)).toMatchObject({
    ...{ username: 'Işıl', email: 'Işıl@ornek.com', phone: '+905321234567', phone_verified: true },
    ...{ telegram: 'Isil', permission: 'player', closed: false, sessions: 1, tickets: 0, pause: null },
    accounts: [{ sponsor: 'ornek', site_username: 'Nar_Isil', state: 'pending' }],
    may: expect.arrayContaining(['adjust', 'reverse']),
  });
  const masked = await read(moderator);
  expect(masked).toMatchObject({ email: 'I•••@ornek.com', phone: '+905 ••• •• 67' });
  expect(masked.may).not.toContain('adjust');
  expect((await read(admin, admin.id)).may).toEqual([]);
  for (const path of ['', '/timeline'])
    for (const by of [player, await newMember(api, `editor${path.length}`, { permission: 'editor' })])
      expect((await api.call('GET', `/desk/members/${player.id}${path}`, { token: by.token })).status).toBe(
        403,
      );
});

test('hints lead to accounts with the same name at a sponsor, the same Telegram account, or an invitation', async () => {
  const unlinked = { userId: friend.id, telegramId: 7, unlinkedAt: new Date() };
  await api.deps.db.insert(telegramUnlinks).values(unlinked);
  const expected = (member: { readonly id: string }) =>
    ['account', 'invitation', 'telegram'].map((by) => ({
      by,
      member: expect.objectContaining({ id: member.id }),
    }));
  expect((await read(admin)).links).toMatchObject(expected(friend));
  expect((await read(moderator, friend.id)).links).toMatchObject(expected(player));
});

describe('the timeline', () => {
  beforeAll(async () => {
    const { db } = api.deps;
    for (let at = 0; at < 30; at += 1) await credit(api.deps, player.id, 10, `t${at}`);
    await addMarketItem(db, { slug: 'kupa', title: 'Kupa', price: 5 });
    const body = { expected_price: 5 };
    await api.call('POST', '/market/kupa/orders', {
      token: player.token,
      body,
      headers: { 'Idempotency-Key': api.deps.ids.uuid() },
    });
    await submitDeposit(api, player.token, 'ornek');
    await db.insert(notifications).values([
      { userId: player.id, kind: 'phone_verified', params: {} },
      { userId: player.id, kind: 'claim_approved', params: {} },
    ]);
    const row = { action: 'sikke_adjusted', subject: `users:${player.id}`, reason: 'Ödül.' } as const;
    const rest = { before: {}, after: {}, requestId: 'deneme', createdAt: new Date() };
    await db.insert(auditLog).values([
      { ...row, ...rest, actorId: admin.id },
      { ...row, ...rest, actorId: moderator.id, action: 'nickname_reset' },
    ]);
  });

  test('holds each line once over its pages, the latest first, and each kind by itself', async () => {
    const all = await walk(admin);
    expect(new Set(all.map(({ kind, id, what }) => `${kind} ${what} ${id}`)).size).toBe(all.length);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const kinds = new Set(all.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['claim', 'decision', 'ledger', 'order', 'session', 'verification']);
    for (const kind of timelineKinds)
      expect(await walk(admin, `kind=${kind}`)).toEqual(all.filter((item) => item.kind === kind));
    expect(all.filter(({ kind }) => kind === 'ledger')).toHaveLength(31);
    expect(all.find(({ kind }) => kind === 'order')).toMatchObject({ text: 'Kupa', amount: 5 });
    expect(all.filter(({ kind }) => kind === 'verification').map(({ what }) => what)).toEqual([
      'phone_verified',
    ]);
  });

  test('has the tickets that came at once as one line with their numbers, and what of them was taken back as another', async () => {
    const holder = await newMember(api, 'biletci');
    const { raffleId } = await addTicketDraw(api, 'biletli');
    await giveTickets(api.deps.db, { raffleId, userId: holder.id, first: 5, count: 4 });
    const voids = { token: admin.token, headers: { 'Idempotency-Key': api.deps.ids.uuid() } };
    const body = { numbers: [6], reason: 'Yanlış verildi.' };
    expect((await api.call('POST', '/desk/raffles/biletli/voids', { ...voids, body })).status).toBe(201);
    const path = `/desk/members/${holder.id}/timeline?kind=ticket`;
    const answer = await api.call('GET', path, { token: moderator.token });
    const { data } = timelineAnswerSchema.parse(await answer.json());
    const line = { raffle: 'biletli', is_open: true };
    const numbers = [
      { from: 5, to: 5 },
      { from: 7, to: 8 },
    ];
    expect(data).toMatchObject([
      {
        what: 'gift',
        state: 'voided',
        amount: 1,
        tickets: { is_open: false, numbers: [{ from: 6, to: 6 }] },
      },
      { what: 'gift', state: null, amount: 3, text: 'biletli', tickets: { ...line, numbers } },
    ]);
  });

  test('tells a moderator of decisions what they did themselves', async () => {
    const decisions = async (by: Member) => (await walk(by, 'kind=decision')).map(({ actor }) => actor);
    expect((await decisions(admin)).sort()).toEqual(['moderator', 'yonetici']);
    expect(await decisions(moderator)).toEqual(['moderator']);
  });

  test('refuses a foreign cursor and an unknown kind, and has none for nobody', async () => {
    for (const query of ['cursor=WzFd', 'kind=baska'])
      expect(
        (await api.call('GET', `/desk/members/${player.id}/timeline?${query}`, { token: admin.token }))
          .status,
      ).toBe(422);
    const nobody = `/desk/members/${api.deps.ids.uuid()}`;
    for (const path of ['', '/timeline'])
      expect((await api.call('GET', `${nobody}${path}`, { token: admin.token })).status).toBe(404);
  });

  test('is a handful of queries, however much there is', async () => {
    const { statements } = await recorded(api, (db) =>
      mount({ ...api.deps, db }).call('GET', `/desk/members/${player.id}/timeline`, { token: admin.token }),
    );
    expect(statements.length).toBeLessThan(6);
  });
});
