import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondPersonAbove } from '@/contract/desk';
import { fourEyesAnswerSchema } from '@/contract/desk-four-eyes';
import { auditLog } from '../db/schema/audit-log';
import { notifications } from '../db/schema/notifications';
import { raffles } from '../db/schema/raffles';
import { ticketDeposits } from '../db/schema/ticket-deposits';
import { tickets } from '../db/schema/tickets';
import { advanceRaffles } from '../jobs/advance-raffles';
import { unbalancedUsers, verifyLedger } from '../services/ledger/verify-ledger';
import { storedUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, keyed, newMember, review, submitDeposit } from '../testing/claims.fixture';
import { giveTickets } from '../testing/content.fixture';
import { credit } from '../testing/corrections.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
let api: TestApp;
let admin: Member;
let second: Member;
let moderator: Member;
let player: Member;
beforeAll(async () => {
  api = await createTestApp();
  admin = await newMember(api, 'yonetici', { permission: 'admin' });
  second = await newMember(api, 'ikinci', { permission: 'admin' });
  moderator = await newMember(api, 'moderator', { permission: 'moderator' });
  player = await newMember(api, 'oyuncu');
});
afterAll(async () => {
  expect(await verifyLedger(api.deps.db, player.id)).toBeNull();
  expect(await unbalancedUsers(api.deps.db)).toEqual([]);
  await api.close();
});

const reason = 'Yanlış işlendi.';
const post = (path: string, by: Member, body: unknown = { reason }) =>
  keyed(api, `/desk/${path}`, by.token, body);
const decide = (id: number | undefined, by: Member, action = 'confirm') =>
  post(`four-eyes/${id}/decision`, by, { action, reason });
async function waiting(by: Member) {
  const answer = await api.call('GET', '/desk/four-eyes', { token: by.token });
  return fourEyesAnswerSchema.parse(await answer.json()).data;
}
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).sort();
const audited = (subject: string) => api.deps.db.select().from(auditLog).where(eq(auditLog.subject, subject));
const balance = async () => (await storedUser(api, 'oyuncu'))?.point ?? 0;
const told = async (kind: string) =>
  (await api.deps.db.select().from(notifications).where(eq(notifications.kind, kind))).map(
    ({ params }) => params,
  );

describe('a line of the ledger', () => {
  test('is taken back once, however many admins ask at once, with who, what, why, before and after', async () => {
    const line = await credit(api.deps, player.id, 300, 'a');
    const calls = Array.from({ length: 10 }, (_, at) =>
      post(`ledger/${line.id}/reversal`, at % 2 ? admin : second),
    );
    expect(statuses(await Promise.all(calls))).toEqual([201, ...Array(9).fill(409)]);
    expect(await balance()).toBe(0);
    expect(await audited(`coin_ledger:${line.id}`)).toMatchObject([
      { action: 'ledger_reversed', reason, before: { amount: 300 }, after: { amount: -300, balance: 0 } },
    ]);
    expect(await told('ledger_reversed')).toEqual([{ amount: -300, reason }]);
    const statement = await (await api.call('GET', '/user/ledger', { token: player.token })).json();
    expect(statement.data[0]).toMatchObject({
      amount: -300,
      reason: 'reversal',
      reverses: line.id,
      note: reason,
    });
  });

  test('whose Sikke are spent stays, and nothing is written down', async () => {
    const line = await credit(api.deps, player.id, 300, 'b');
    await credit(api.deps, player.id, -200, 'b-spent');
    const answer = await post(`ledger/${line.id}/reversal`, admin);
    expect([answer.status, (await answer.json()).error]).toEqual([409, 'insufficient_balance']);
    expect(await audited(`coin_ledger:${line.id}`)).toEqual([]);
  });

  test('above the bound waits for another admin, who does it by confirming; nobody asks twice, and a refusal leaves it as it was', async () => {
    const line = await credit(api.deps, player.id, secondPersonAbove + 1, 'c');
    const before = await balance();
    const ask = (by: Member) => post(`ledger/${line.id}/reversal`, by);
    const asked = await Promise.all([admin, second, admin].map(ask));
    expect(statuses(asked)).toEqual([201, 409, 409]);
    const [first] = await waiting(second);
    expect(first).toMatchObject({
      ...{ kind: 'ledger_reversal', subject: `coin_ledger:${line.id}`, member: { id: player.id } },
      payload: { amount: secondPersonAbove + 1, line_reason: 'task' },
    });
    const asker = first?.is_own ? second : admin;
    const other = asker === admin ? second : admin;
    expect((await decide(first?.id, asker)).status).toBe(403);
    expect((await decide(first?.id, other, 'refuse')).status).toBe(201);
    expect(await balance()).toBe(before);
    expect((await ask(other)).status).toBe(201);
    const [again] = await waiting(second);
    const decided = await Promise.all(Array.from({ length: 4 }, () => decide(again?.id, asker)));
    expect(statuses(decided)).toEqual([201, 409, 409, 409]);
    expect(await balance()).toBe(before - secondPersonAbove - 1);
    expect((await ask(admin)).status).toBe(409);
    const rows = await audited(`coin_ledger:${line.id}`);
    expect(rows.map(({ action }) => action)).toEqual([
      ...[
        'four_eyes_asked',
        'four_eyes_refused',
        'four_eyes_asked',
        'ledger_reversed',
        'four_eyes_confirmed',
      ],
    ]);
    expect(rows[3]).toMatchObject({ actorId: asker.id, after: { asked_by: other.id } });
  });

  test('above the bound whose Sikke are spent meanwhile goes on waiting, and is never its own member’s to confirm', async () => {
    const third = await newMember(api, 'ucuncu', { permission: 'admin' });
    const line = await credit(api.deps, third.id, secondPersonAbove + 1, 'e');
    expect((await post(`ledger/${line.id}/reversal`, admin)).status).toBe(201);
    const [request] = await waiting(third);
    expect(request).toMatchObject({ may_confirm: false, member: { id: third.id } });
    expect((await decide(request?.id, third)).status).toBe(403);
    await credit(api.deps, third.id, -10, 'e-spent');
    const refused = await decide(request?.id, second);
    expect([refused.status, (await refused.json()).error]).toEqual([409, 'insufficient_balance']);
    expect((await waiting(second)).map(({ id }) => id)).toEqual([request?.id]);
  });

  test('is nobody else’s to take back, and no admin’s own', async () => {
    const line = await credit(api.deps, admin.id, 5, 'd');
    expect((await post(`ledger/${line.id}/reversal`, admin)).status).toBe(403);
    for (const by of [moderator, player])
      expect((await post(`ledger/${line.id}/reversal`, by)).status).toBe(403);
    expect((await post('ledger/999999/reversal', admin)).status).toBe(404);
    expect((await post(`ledger/${line.id}/reversal`, second, {})).status).toBe(422);
  });
});

describe('a deposit and its tickets', () => {
  test('are taken back once, and count nowhere any more', async () => {
    const { raffleId } = await addTicketDraw(api, 'geri');
    const id = await submitDeposit(api, player.token, 'geri', { amount: 30_000 });
    expect((await post(`deposits/${id}/reversal`, admin)).status).toBe(409);
    await review(api, moderator.token, `deposit/${id}`, { action: 'approve' });
    const calls = Array.from({ length: 6 }, () => post(`deposits/${id}/reversal`, admin));
    expect(statuses(await Promise.all(calls))).toEqual([201, ...Array(5).fill(409)]);
    const left = sql`${tickets.raffleId} = ${raffleId} and ${tickets.voidedAt} is null`;
    expect(await api.deps.db.$count(tickets, left)).toBe(0);
    const [deposit] = await api.deps.db.select().from(ticketDeposits).where(eq(ticketDeposits.id, id));
    expect(deposit).toMatchObject({ state: 'reversed', reason });
    expect(await audited(`ticket_deposits:${id}`)).toMatchObject([
      { action: 'deposit_reversed', actorId: admin.id, before: { tickets: 3 }, after: { tickets: 0 } },
    ]);
    expect(await told('deposit_reversed')).toEqual([{ raffle: 'geri', count: 3, reason }]);
    const shown = await (await api.call('GET', '/raffles/geri')).json();
    expect([shown.data.ticket_count, shown.data.player_count]).toEqual([0, 0]);
  });

  test('stay once the list is frozen', async () => {
    const { raffleId } = await addTicketDraw(api, 'donan');
    const id = await submitDeposit(api, player.token, 'donan');
    await review(api, moderator.token, `deposit/${id}`, { action: 'approve' });
    const ends = { startsAt: new Date(api.clock.now() - 9000), endsAt: new Date(api.clock.now() - 1000) };
    await api.deps.db.update(raffles).set(ends).where(eq(raffles.id, raffleId));
    await advanceRaffles(api.deps);
    for (const answer of [
      await post(`deposits/${id}/reversal`, admin),
      await post('raffles/donan/voids', admin, { numbers: [1], reason }),
    ])
      expect([answer.status, (await answer.json()).error]).toEqual([409, 'raffle_closed']);
    expect(await api.deps.db.$count(auditLog, eq(auditLog.subject, `ticket_deposits:${id}`))).toBe(0);
  });

  test('tickets alone are taken back all or none, and each member hears of their own', async () => {
    const { raffleId } = await addTicketDraw(api, 'tekil');
    await giveTickets(api.deps.db, { raffleId, userId: player.id, first: 1, count: 4 });
    const ask = (numbers: number[]) => post('raffles/tekil/voids', admin, { numbers, reason });
    expect((await ask([2, 9])).status).toBe(409);
    expect(statuses(await Promise.all([ask([2, 3]), ask([2, 3])]))).toEqual([201, 409]);
    expect(await told('tickets_voided')).toEqual([{ raffle: 'tekil', count: 2, reason }]);
    const shown = await (await api.call('GET', '/raffles/tekil')).json();
    expect(shown.data.ticket_count).toBe(2);
  });

  test('what was done by hand is never changed', async () => {
    await expect(api.deps.db.delete(auditLog)).rejects.toThrow();
  });
});
