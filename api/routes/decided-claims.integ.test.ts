import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewsAnswerSchema } from '@/contract/claims';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, newMember, review, submit, submitDeposit } from '../testing/claims.fixture';
import { recorded } from '../testing/query-count.fixture';

let api: TestApp;
const tokens = new Map<string, string>();
const findToken = (who: string) => tokens.get(who) ?? '';
beforeAll(async () => {
  api = await createTestApp();
  const { sponsorId } = await addTicketDraw(api, 'nartane');
  const { sponsorId: otherId } = await addTicketDraw(api, 'poyraz');
  const people = [
    ['oyuncu', { permission: 'player' }],
    ['editor', { permission: 'editor' }],
    ['moderator', { permission: 'moderator' }],
    ['yonetici', { permission: 'admin' }],
    ['nar_destek', { permission: 'Nartane', sponsorId }],
    ['poyraz_destek', { permission: 'Poyraz', sponsorId: otherId }],
  ] as const;
  for (const [name, changes] of people) tokens.set(name, (await newMember(api, name, changes)).token);
});
afterAll(() => api.close());

async function readDecided(who: string, kind: string, cursor = '') {
  const query = cursor === '' ? '' : `&cursor=${cursor}`;
  const answer = await api.call('GET', `/reviews/${kind}?list=decided${query}`, { token: findToken(who) });
  return reviewsAnswerSchema.parse(await answer.json());
}

async function newCase(): Promise<number> {
  const words = { type: 'complaint', department: 'bonus', subject: 'Konu', message: 'Metin' };
  return submit(api, '/claims/complaint', findToken('oyuncu'), words);
}

describe('what is decided', () => {
  test('says by whom, when and why; what is open is not in it, what is decided is not in the queue', async () => {
    const [waits, refused] = [await newCase(), await newCase()];
    const reason = 'Aynı konu #12’de yanıtlandı.';
    await review(api, findToken('yonetici'), `complaint/${refused}`, { action: 'take' });
    api.clock.advance(60_000);
    const at = new Date(api.clock.now()).toISOString();
    await review(api, findToken('moderator'), `complaint/${refused}`, { action: 'reject', reason });
    const { data } = await readDecided('yonetici', 'complaint');
    expect(data.map(({ id }) => id)).toEqual([refused]);
    expect(data[0]).toMatchObject({ state: 'rejected', decided: { by: 'moderator', at } });
    expect(data[0]?.steps.at(-1)).toMatchObject({ action: 'reject', text: reason });
    const open = await api.call('GET', '/reviews/complaint', { token: findToken('yonetici') });
    expect(reviewsAnswerSchema.parse(await open.json()).data.map(({ id }) => id)).toEqual([waits]);
  });

  test('goes page by page, newest first, each claim once, with as many queries for many as for one', async () => {
    for (let count = 0; count < 27; count += 1) {
      api.clock.advance(count % 2);
      const id = await newCase();
      await review(api, findToken('moderator'), `complaint/${id}`, { action: 'reject', reason: 'x' });
    }
    const first = await readDecided('moderator', 'complaint');
    const second = await readDecided('moderator', 'complaint', first.next_cursor ?? '');
    expect([first.data.length, second.data.length, second.next_cursor]).toEqual([24, 4, null]);
    const all = [...first.data, ...second.data];
    expect(new Set(all.map(({ id }) => id)).size).toBe(28);
    const times = all.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const readCount = async (path: string) => {
      const token = findToken('moderator');
      const { statements } = await recorded(api, (db) =>
        mount({ ...api.deps, db }).call('GET', path, { token }),
      );
      return statements.length;
    };
    const path = '/reviews/complaint?list=decided';
    expect(await readCount(path)).toBe(await readCount(`${path}&cursor=${first.next_cursor}`));
  });

  test('is its sponsor’s alone for a support role, and nobody’s who reviews nothing', async () => {
    const ids = new Map<string, number>();
    for (const slug of ['nartane', 'poyraz']) {
      const id = await submitDeposit(api, findToken('oyuncu'), slug, { amount: 20_000 });
      ids.set(slug, id);
      await review(api, findToken('moderator'), `deposit/${id}`, {
        action: 'reject',
        reason: 'Dekont okunmuyor',
      });
    }
    const seen = async (who: string) => (await readDecided(who, 'deposit')).data.map(({ id }) => id);
    expect(await seen('nar_destek')).toEqual([ids.get('nartane')]);
    expect(await seen('poyraz_destek')).toEqual([ids.get('poyraz')]);
    expect((await seen('moderator')).length).toBe(2);
    for (const who of ['oyuncu', 'editor']) {
      const call = { token: findToken(who) };
      expect((await api.call('GET', '/reviews/complaint?list=decided', call)).status).toBe(403);
    }
    // No case of theirs is decided, and nobody else's is shown to them.
    expect((await readDecided('nar_destek', 'complaint')).data).toEqual([]);
  });
});
