import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewsAnswerSchema } from '@/contract/claims';
import { users } from '../db/schema/users';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, keyed, newMember, review, submit, submitDeposit } from '../testing/claims.fixture';

/** Who asks: the owner, another of each role, and two support roles, one of the claim's sponsor and one of another. */
const askers = [
  'guest',
  'owner',
  'player',
  'editor',
  'moderator',
  'admin',
  'ownSupport',
  'otherSupport',
] as const;
type Asker = (typeof askers)[number];

let api: TestApp;
const tokens = new Map<Asker, string>();
const claims = { deposit: 0, win: 0, affiliate: 0, complaint: 0, account: 0 };
let mediaId = '';
beforeAll(async () => {
  api = await createTestApp();
  const { sponsorId } = await addTicketDraw(api, 'nartane');
  const { sponsorId: otherId } = await addTicketDraw(api, 'poyraz');
  for (const who of ['owner', 'player', 'editor', 'moderator', 'admin'] as const) {
    const permission = who === 'owner' ? 'player' : who;
    tokens.set(who, (await newMember(api, `uye_${who}`, { permission })).token);
  }
  const supports = [
    ['ownSupport', 'Nartane', sponsorId],
    ['otherSupport', 'Poyraz', otherId],
  ] as const;
  for (const [who, permission, id] of supports)
    tokens.set(who, (await newMember(api, `destek_${permission}`, { permission, sponsorId: id })).token);
  await handIn();
});
afterAll(() => api.close());

const tokenOfAsker = (who: Asker) => tokens.get(who) ?? '';
const toCredentials = (who: Asker) => (who === 'guest' ? {} : { token: tokenOfAsker(who) });

async function handIn() {
  const token = tokenOfAsker('owner');
  const account = { sponsor: 'nartane', site_username: 'nar_oyuncu' };
  claims.deposit = await submitDeposit(api, token, 'nartane', { amount: 20_000 });
  claims.win = await submit(api, '/claims/win', token, {
    ...account,
    ...{ game_name: 'Oyun', bet: 100, win: 20_000, currency: 'TRY', link: 'https://tekrar.example/1' },
  });
  claims.affiliate = await submit(api, '/claims/affiliate', token, {
    ...account,
    ...{ name: 'Ada', surname: 'Örnek', email: 'a@ornek.com', phone: '05000000000', terms: true },
  });
  claims.complaint = await submit(api, '/claims/complaint', token, {
    ...{
      type: 'complaint',
      department: 'bonus',
      sponsor: 'nartane',
      subject: 'Konu',
      message: 'Gizli metin',
    },
  });
  const { data } = await (await api.call('GET', `/claims/deposit/${claims.deposit}`, { token })).json();
  mediaId = data.steps[0].files[0].id;
  await api.call('POST', '/sponsor-accounts', { token, body: account });
  claims.account = (await (await api.call('GET', '/sponsor-accounts', { token })).json()).data[0].id;
}

/** What is handed in by a call of its own kind, and what a support role decides on for its sponsor. */
const handedIn = ['deposit', 'win', 'affiliate', 'complaint'] as const;
const forSupport: readonly Kind[] = ['deposit', 'complaint', 'account'];
const kinds = [...handedIn, 'account'] as const;
type Kind = (typeof kinds)[number];
type Expected = Readonly<Record<Asker, number>>;

/** Rows: what is asked; columns: who asks. A read of what is not one's own is 404, a write that a role lacks is 403. */
const reads: Expected = row(401, 200, 404, 404, 404, 404, 403, 403);
const ownList: Expected = row(401, 200, 200, 200, 200, 200, 403, 403);
const supportQueue: Expected = row(401, 403, 403, 403, 200, 200, 200, 200);
const teamQueue: Expected = row(401, 403, 403, 403, 200, 200, 403, 403);
/** What is approved of these is published: editors decide too. */
const editorQueue: Expected = row(401, 403, 403, 200, 200, 200, 403, 403);

function row(...statuses: number[]): Expected {
  const entries = askers.map((who, at) => [who, statuses[at] ?? 0] as const);
  return Object.fromEntries(entries) as Record<Asker, number>;
}

const toCells = (kind: Kind, expected: Expected) => askers.map((who) => [kind, who, expected[who]] as const);

describe('reading', () => {
  test.each(kinds.flatMap((kind) => toCells(kind, reads)))('a %s as %s: %i', async (kind, who, status) => {
    const answer = await api.call('GET', `/claims/${kind}/${claims[kind]}`, toCredentials(who));
    expect(answer.status).toBe(status);
  });

  test.each(kinds.flatMap((kind) => toCells(kind, ownList)))(
    'own %ss as %s: %i',
    async (kind, who, status) => {
      const answer = await api.call('GET', `/claims/${kind}/own`, toCredentials(who));
      expect(answer.status).toBe(status);
      if (status === 200) expect((await answer.json()).data).toHaveLength(who === 'owner' ? 1 : 0);
    },
  );

  const ofOthers = (kind: Kind) => (kind === 'win' ? editorQueue : teamQueue);
  const queues = kinds.flatMap((kind) =>
    toCells(kind, forSupport.includes(kind) ? supportQueue : ofOthers(kind)),
  );
  test.each(queues)('the queue of %ss as %s: %i', async (kind, who, status) => {
    const answer = await api.call('GET', `/reviews/${kind}`, toCredentials(who));
    expect(answer.status).toBe(status);
    if (status !== 200) return;
    const { data } = reviewsAnswerSchema.parse(await answer.json());
    expect(data.map(({ id }) => id)).toEqual(who === 'otherSupport' ? [] : [claims[kind]]);
  });

  const picture: Expected = row(401, 200, 404, 404, 200, 200, 200, 404);
  test.each(askers.map((who) => [who, picture[who]] as const))(
    'its picture as %s: %i',
    async (who, status) => {
      expect((await api.call('GET', `/media/${mediaId}`, toCredentials(who))).status).toBe(status);
    },
  );
});

describe('writing', () => {
  const steps: Expected = row(401, 409, 404, 404, 404, 404, 403, 403);
  test.each(kinds.flatMap((kind) => toCells(kind, steps)))(
    'an answer to a %s as %s: %i',
    async (kind, who, status) => {
      const body = { action: 'answer', message: 'x' };
      const answer = await keyed(api, `/claims/${kind}/${claims[kind]}/steps`, tokenOfAsker(who), body);
      expect(answer.status).toBe(status);
    },
  );

  const links: Expected = row(401, 201, 404, 404, 404, 404, 403, 403);
  const lastOwner = [...askers.filter((who) => who !== 'owner'), 'owner' as const];
  test.each(lastOwner.map((who) => [who, links[who]] as const))(
    'unlinking as %s: %i',
    async (who, status) => {
      const path = `/claims/account/${claims.account}/steps`;
      const answer = await keyed(api, path, tokenOfAsker(who), { action: 'withdraw' });
      expect(answer.status).toBe(status);
    },
  );

  test.each(['ownSupport', 'otherSupport'] as const)('handing anything in as %s is 403', async (who) => {
    for (const kind of handedIn) {
      expect((await keyed(api, `/claims/${kind}`, tokenOfAsker(who), {})).status).toBe(403);
    }
    const link = { sponsor: 'nartane', site_username: 'x' };
    const options = { ...toCredentials(who), body: link };
    expect((await api.call('POST', '/sponsor-accounts', options)).status).toBe(403);
    expect((await api.call('GET', '/sponsor-accounts', toCredentials(who))).status).toBe(403);
  });

  test.each(['owner', 'player', 'editor'] as const)(
    'a decision as %s is 403, in the same words for what is there and what is not',
    async (who) => {
      const bodies = new Set<string>();
      for (const kind of kinds.filter((one) => who !== 'editor' || one !== 'win')) {
        for (const id of [claims[kind], 999_999]) {
          const answer = await review(api, tokenOfAsker(who), `${kind}/${id}`, { action: 'approve' });
          expect(answer.status).toBe(403);
          bodies.add(await answer.text());
        }
      }
      expect(bodies.size).toBe(1);
    },
  );

  test('a decision of another sponsor’s support is 404, and changes nothing', async () => {
    for (const action of ['take', 'approve', 'reject', 'ask']) {
      const body = { action, reason: 'x' };
      const answer = await review(api, tokenOfAsker('otherSupport'), `deposit/${claims.deposit}`, body);
      expect(answer.status).toBe(404);
    }
    const { data } = await (
      await api.call('GET', `/claims/deposit/${claims.deposit}`, toCredentials('owner'))
    ).json();
    expect([data.state, data.steps]).toMatchObject(['pending', [{ action: 'submit' }]]);
  });

  test('a support role decides on what is its own sponsor’s, and on nothing else', async () => {
    for (const kind of ['win', 'affiliate'] as const) {
      const answer = await review(api, tokenOfAsker('ownSupport'), `${kind}/${claims[kind]}`, {
        action: 'take',
      });
      expect(answer.status).toBe(403);
    }
    const own = await review(api, tokenOfAsker('ownSupport'), `deposit/${claims.deposit}`, {
      action: 'take',
    });
    expect(own.status).toBe(200);
  });

  test('nobody decides on what is their own: the team’s rights end there', async () => {
    for (const who of ['moderator', 'admin'] as const) {
      const token = tokenOfAsker(who);
      const id = await submitDeposit(api, token, 'nartane', { amount: 20_000 });
      for (const action of ['take', 'approve', 'reject', 'ask']) {
        const answer = await review(api, token, `deposit/${id}`, { action, reason: 'x' });
        expect([answer.status, (await answer.json()).error]).toEqual([403, 'forbidden']);
      }
      const { data } = await (await api.call('GET', '/reviews/deposit', { token })).json();
      const own = data.find((claim: { id: number }) => claim.id === id);
      expect([own.user.is_own, own.may]).toEqual([true, []]);
    }
  });

  test('a role that is taken away is gone with the next call', async () => {
    const token = tokenOfAsker('moderator');
    expect((await api.call('GET', '/reviews/win', { token })).status).toBe(200);
    await api.deps.db.update(users).set({ permission: 'player' }).where(eq(users.permission, 'moderator'));
    expect((await api.call('GET', '/reviews/win', { token })).status).toBe(403);
  });
});
