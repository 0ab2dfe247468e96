import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimAnswerSchema } from '@/contract/claims';
import { inboxCardAnswerSchema } from '@/contract/desk-inbox';
import { publicAnswersAnswerSchema } from '@/contract/sponsor-scorecards';
import { complaints } from '../../db/schema/complaints';
import { users } from '../../db/schema/users';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { keyed, newMember, review, submit } from '../../testing/claims.fixture';
import { addSponsor } from '../../testing/content.fixture';
import { eraseDue } from '../own-data/erase-account';

type Member = Awaited<ReturnType<typeof newMember>>;

let api: TestApp;
let owner: Member;
let own: Member;
let other: Member;
beforeAll(async () => {
  api = await createTestApp();
  const [sponsorId, otherId] = [
    await addSponsor(api.deps.db, { slug: 'nartane' }),
    await addSponsor(api.deps.db, { slug: 'poyraz' }),
  ];
  owner = await newMember(api, 'sikayetci');
  own = await newMember(api, 'destek_nartane', { permission: 'Nartane', sponsorId });
  other = await newMember(api, 'destek_poyraz', { permission: 'Poyraz', sponsorId: otherId });
});
afterAll(() => api.close());

const body = {
  ...{ type: 'complaint', department: 'payment', sponsor: 'nartane' },
  ...{ subject: 'Bonusum gelmedi', message: 'Gizli kalacak sözlerim.' },
};

async function answers(slug = 'nartane') {
  const answer = await api.call('GET', `/sponsors/${slug}/answers`);
  return publicAnswersAnswerSchema.parse(await answer.json()).data;
}
const open = (changes: object = {}) => submit(api, '/claims/complaint', owner.token, { ...body, ...changes });
const solve = (id: number) =>
  review(api, own.token, `complaint/${id}`, { action: 'approve', reason: 'Bonus tanımlandı, ad: nar_41' });
const publish = async (id: number, token = own.token) =>
  (await review(api, token, `complaint/${id}`, { action: 'publish', reason: 'Bonus yüklendi.' })).status;
const say = async (id: number, action: string, message?: string) =>
  (await keyed(api, `/claims/complaint/${id}/steps`, owner.token, { action, message })).status;
const may = async (id: number) => {
  const answer = await api.call('GET', `/claims/complaint/${id}`, { token: owner.token });
  return claimAnswerSchema.parse(await answer.json()).data.may;
};
const supportMay = async (id: number) => {
  const answer = await api.call('GET', `/desk/inbox/complaint/${id}`, { token: own.token });
  return inboxCardAnswerSchema.parse(await answer.json()).data.may;
};

describe('an answer in public', () => {
  test('is not there without the complainant’s word: the step is neither offered nor taken, and no private answer is told', async () => {
    const id = await open();
    expect((await solve(id)).status).toBe(200);
    expect(await supportMay(id)).not.toContain('publish');
    expect(await publish(id)).toBe(409);
    expect(await answers()).toEqual([]);
    expect(await may(id)).toContain('allow');
    await expect(
      api.deps.db
        .update(complaints)
        .set({ publicAnswer: 'x', publicAnsweredAt: new Date() })
        .where(eq(complaints.id, id)),
    ).rejects.toThrow();
  });

  test('is given by the sponsor’s support once its complainant agreed, masked, with nothing of what was written in the case', async () => {
    const id = await open({ allow_public: true });
    await solve(id);
    expect(await answers()).toEqual([]);
    expect(await supportMay(id)).toContain('publish');
    expect(await publish(id)).toBe(200);
    const shown = await answers();
    expect(shown).toMatchObject([
      { name: 'si•••ci', subject: 'Bonusum gelmedi', state: 'approved', answer: 'Bonus yüklendi.' },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/sikayetci|Gizli|nar_41/);
    await api.deps.db
      .update(users)
      .set({ nickname: 'Gecekuşu', nicknameFold: 'gecekusu' })
      .where(eq(users.id, owner.id));
    expect((await answers())[0]?.name).toBe('Ge•••şu');
    expect(await answers('poyraz')).toEqual([]);
  });

  test('goes at once when its complainant takes the word back, and does not come back with a new word alone', async () => {
    const [shown] = await api.deps.db.select().from(complaints).where(eq(complaints.allowsPublic, true));
    const id = shown?.id ?? 0;
    expect(await say(id, 'allow')).toBe(409);
    expect(await say(id, 'forbid')).toBe(201);
    expect(await answers()).toEqual([]);
    expect([await say(id, 'forbid'), await publish(id)]).toEqual([409, 409]);
    expect(await say(id, 'allow')).toBe(201);
    expect(await answers()).toEqual([]);
    expect(await publish(id)).toBe(200);
    expect(await answers()).toHaveLength(1);
  });

  test('rests while its case is open again', async () => {
    const [shown] = await api.deps.db.select().from(complaints).where(eq(complaints.allowsPublic, true));
    const id = shown?.id ?? 0;
    expect(await say(id, 'reopen', 'Hâlâ yok.')).toBe(201);
    expect([await answers(), await publish(id)]).toEqual([[], 409]);
    await solve(id);
    expect(await say(id, 'confirm')).toBe(201);
    expect(await answers()).toMatchObject([{ state: 'confirmed' }]);
  });

  test('is given by no other sponsor’s support, which finds no such case, nor by the complainant or a player', async () => {
    const id = await open({ allow_public: true });
    await solve(id);
    const player = await newMember(api, 'oyuncu');
    const asked = [other.token, owner.token, player.token];
    expect(await Promise.all(asked.map((token) => publish(id, token)))).toEqual([404, 403, 403]);
    expect(
      await keyed(api, `/claims/complaint/${id}/steps`, player.token, { action: 'forbid' }),
    ).toMatchObject({ status: 404 });
    expect((await answers()).map(({ state }) => state)).toEqual(['confirmed']);
  });

  test('cannot be agreed to where a case is about no sponsor', async () => {
    const id = await open({ sponsor: undefined, allow_public: true });
    expect(await may(id)).not.toContain('allow');
    expect(await say(id, 'allow')).toBe(409);
  });

  test('goes with the account of who agreed to it', async () => {
    await api.deps.db
      .update(users)
      .set({ deleteAt: new Date(api.clock.now()) })
      .where(eq(users.id, owner.id));
    await eraseDue(api.deps);
    expect(await answers()).toEqual([]);
    const left = await api.deps.db.select().from(complaints);
    expect(left.every(({ allowsPublic, publicAnswer }) => !allowsPublic && publicAnswer === null)).toBe(true);
  });

  test('a sponsor that has no page has none: 404 for a draft and an unknown one', async () => {
    await addSponsor(api.deps.db, { slug: 'taslak', state: 'draft' });
    for (const slug of ['taslak', 'yok'])
      expect((await api.call('GET', `/sponsors/${slug}/answers`)).status).toBe(404);
  });
});
