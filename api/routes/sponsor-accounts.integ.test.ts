import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sponsorAccountsAnswerSchema } from '@/contract/sponsor-accounts';
import { coinLedger } from '../db/schema/coin-ledger';
import { earnRules } from '../db/schema/earn-rules';
import { notifications } from '../db/schema/notifications';
import { sponsorAccounts } from '../db/schema/sponsor-accounts';
import { earnRuleKeys } from '../services/points/earn-rule-keys';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { keyed, newMember, review } from '../testing/claims.fixture';
import { addSponsor } from '../testing/content.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { makeBuyer, order } from '../testing/orders.fixture';

let api: TestApp;
let team: Awaited<ReturnType<typeof newMember>>[];
let support: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.deps;
  const names = ['bir', 'iki', 'uc'];
  team = await Promise.all(names.map((name) => newMember(api, `ekip_${name}`, { permission: 'moderator' })));
  const sponsorId = await addSponsor(db, { slug: 'nar' });
  const otherId = await addSponsor(db, { slug: 'poyraz' });
  support = await newMember(api, 'poyraz_destek', { permission: 'Poyraz', sponsorId: otherId });
  const requirements = { sponsor_linked: true };
  await addMarketItem(db, { slug: 'bonus', type: 'sponsor_bonus', sponsorId, requirements, stock: 50 });
  await db.insert(earnRules).values({ key: earnRuleKeys.sponsorLink, title: 'x', type: 'task', amount: 200 });
});
afterAll(() => api.close());

const someone = () => makeBuyer(api, 10_000);
type Someone = Awaited<ReturnType<typeof someone>>;
const moderator = (at = 0) => team[at % team.length]?.token ?? '';
const readAccounts = async ({ token }: Pick<Someone, 'token'>) =>
  sponsorAccountsAnswerSchema.parse(await (await api.call('GET', '/sponsor-accounts', { token })).json())
    .data;
const readAccount = async (member: Pick<Someone, 'token'>) => {
  const [account] = await readAccounts(member);
  if (!account) throw new Error('no account is linked');
  return account;
};
const link = async (member: Pick<Someone, 'token'>, name: string) => {
  const body = { sponsor: 'nar', site_username: name };
  expect((await api.call('POST', '/sponsor-accounts', { token: member.token, body })).status).toBe(200);
  return (await readAccount(member)).id;
};
const own = ({ token }: Pick<Someone, 'token'>, id: number, body: unknown) =>
  keyed(api, `/claims/account/${id}/steps`, token, body);
const rename = ({ token }: Pick<Someone, 'token'>, replaces: number, name: string) =>
  api.call('POST', '/sponsor-accounts', { token, body: { sponsor: 'nar', site_username: name, replaces } });
const decide = (id: number, body: unknown, at = 0) => review(api, moderator(at), `account/${id}`, body);
const approve = async (id: number) => (await decide(id, { action: 'approve' })).status;
const buy = async (member: Someone) => (await order(api, member, { slug: 'bonus' })).status;

describe('a linked account', () => {
  test('waits for the team, and once it is approved its member is told and paid, and buys what asks for one', async () => {
    const member = await someone();
    const id = await link(member, 'Nar_Bir');
    expect(await readAccount(member)).toMatchObject({ state: 'pending', may: ['withdraw'] });
    expect(await buy(member)).toBe(403);
    expect(await approve(id)).toBe(200);
    expect(await readAccount(member)).toMatchObject({
      state: 'approved',
      details: { sponsor: { slug: 'nar' }, site_username: 'Nar_Bir' },
      affiliate_ok: false,
    });
    const isMine = eq(notifications.userId, member.id);
    expect(await api.deps.db.select().from(notifications).where(isMine)).toMatchObject([
      { kind: 'claim_approved', params: { claim: 'account' }, reference: { type: 'sponsor-accounts' } },
    ]);
    expect(await readCredits(member)).toEqual([200]);
    expect(await buy(member)).toBe(201);
  });

  test('that is refused says why to its member, who gives another name and is checked anew', async () => {
    const member = await someone();
    const id = await link(member, 'Yanlis_Ad');
    expect((await decide(id, { action: 'reject' })).status).toBe(422);
    expect((await decide(id, { action: 'reject', reason: 'Böyle bir hesap yok.' })).status).toBe(200);
    const refused = await readAccount(member);
    expect([refused.state, refused.steps.at(-1)?.text]).toEqual(['rejected', 'Böyle bir hesap yok.']);
    expect((await rename(member, id, 'Dogru_Ad')).status).toBe(200);
    expect(await readAccount(member)).toMatchObject({
      state: 'pending',
      details: { site_username: 'Dogru_Ad' },
    });
  });

  test('is asked about, and the answer brings it back before the team', async () => {
    const member = await someone();
    const id = await link(member, 'Sorulan');
    expect((await decide(id, { action: 'ask', reason: 'Profilini gösterir misin?' })).status).toBe(200);
    expect((await readAccount(member)).state).toBe('needs_info');
    expect((await own(member, id, { action: 'answer', message: 'Ekte.' })).status).toBe(201);
    expect((await readAccount(member)).state).toBe('pending');
  });

  test('that gets another name is verified no more, and verifying it again pays nothing again', async () => {
    const member = await someone();
    const id = await link(member, 'Ilk_Ad');
    await approve(id);
    expect((await rename(member, id, 'Ikinci_Ad')).status).toBe(200);
    expect((await readAccount(member)).state).toBe('pending');
    expect(await buy(member)).toBe(403);
    expect(await approve((await readAccount(member)).id)).toBe(200);
    expect(await readCredits(member)).toEqual([200]);
    expect(await buy(member)).toBe(201);
  });

  test('loses its approval with a reason that its member reads', async () => {
    const member = await someone();
    const id = await link(member, 'Kapanan');
    await approve(id);
    expect((await decide(id, { action: 'remove' })).status).toBe(422);
    expect((await decide(id, { action: 'remove', reason: 'Hesap kapatılmış.' })).status).toBe(200);
    expect((await readAccount(member)).state).toBe('rejected');
    expect(await buy(member)).toBe(403);
  });

  test('that its member takes back leaves list and queue, and can be linked anew', async () => {
    const member = await someone();
    const id = await link(member, 'Vazgecen');
    expect((await own(member, id, { action: 'withdraw' })).status).toBe(201);
    expect(await readAccounts(member)).toEqual([]);
    expect(await approve(id)).toBe(409);
    expect(await link(member, 'Vazgecen')).not.toBe(id);
  });
});

describe('of parallel decisions', () => {
  test('on one account one holds, and the link is paid by that one alone', async () => {
    for (let round = 0; round < 4; round += 1) {
      const member = await someone();
      const id = await link(member, `Yarisan_${round}`);
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          decide(id, at % 2 === 0 ? { action: 'approve' } : { action: 'reject', reason: 'Olmadı.' }, at),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
      const { state } = await readAccount(member);
      expect(await readCredits(member)).toEqual(state === 'approved' ? [200] : []);
    }
  });

  test('on two members’ accounts of one name, however it is written, one is approved', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [await someone(), await someone()];
      const ids = [await link(one, `Ortak_${round}`), await link(two, `ORTAK_${round}`)];
      const answers = await Promise.all(ids.map((id, at) => decide(id, { action: 'approve' }, at)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(await refused?.json()).toEqual({ error: 'account_taken' });
      const stored = await api.deps.db
        .select()
        .from(sponsorAccounts)
        .where(eq(sponsorAccounts.state, 'approved'));
      expect(
        stored.filter(({ siteUsername }) => siteUsername.toLowerCase() === `ortak_${round}`),
      ).toHaveLength(1);
    }
  });

  test('a new name against an approval is never approved with it: nobody looked at that name', async () => {
    for (let round = 0; round < 6; round += 1) {
      const member = await someone();
      const id = await link(member, `Eski_${round}`);
      const [renamed, decided] = await Promise.all([
        rename(member, id, `Yeni_${round}`),
        decide(id, { action: 'approve' }),
      ]);
      expect([renamed.status, [200, 409].includes(decided.status)]).toEqual([200, true]);
      expect(await readAccount(member)).toMatchObject({
        state: 'pending',
        details: { site_username: `Yeni_${round}` },
      });
    }
  });

  test('of two new names at once one takes the place', async () => {
    const member = await someone();
    const id = await link(member, 'Cift');
    const answers = await Promise.all(['Cift_1', 'Cift_2'].map((name) => rename(member, id, name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readAccounts(member)).toHaveLength(1);
    expect((await rename(await someone(), id, 'Baskasi')).status).toBe(404);
  });
});

test('a support role sees and decides what is of its own sponsor alone', async () => {
  const member = await someone();
  const id = await link(member, 'Baska_Sponsor');
  const mine = await api.call('GET', '/reviews/account', { token: support.token });
  expect((await mine.json()).data).toEqual([]);
  expect((await review(api, support.token, `account/${id}`, { action: 'approve' })).status).toBe(404);
});

async function readCredits({ id }: Someone) {
  const lines = await api.deps.db.select().from(coinLedger).where(eq(coinLedger.userId, id));
  return lines
    .filter(({ idempotencyKey }) => idempotencyKey.includes(earnRuleKeys.sponsorLink))
    .map(({ amount }) => amount);
}
