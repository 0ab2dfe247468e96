import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewsAnswerSchema } from '@/contract/claims';
import { logInAs } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { keyed, newMember, review, submit } from '../testing/claims.fixture';

const hour = 3_600_000;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await newMember(api, 'oyuncu');
  await newMember(api, 'yonetici', { permission: 'moderator' });
});
afterAll(() => api.close());

async function newCase(): Promise<number> {
  const words = { type: 'complaint', department: 'bonus', subject: 'Konu', message: 'Metin' };
  return submit(api, '/claims/complaint', await logInAs(api, 'oyuncu'), words);
}

async function step(who: 'oyuncu' | 'yonetici', id: number, action: string) {
  const token = await logInAs(api, who);
  const path = `/claims/complaint/${id}/steps`;
  const answer =
    who === 'oyuncu'
      ? await keyed(api, path, token, { action, message: 'Metin' })
      : await review(api, token, `complaint/${id}`, { action, reason: 'Metin' });
  expect(answer.status).toBeLessThan(300);
}

async function readPage(query: string) {
  const token = await logInAs(api, 'yonetici');
  const page = reviewsAnswerSchema.parse(
    await (await api.call('GET', `/reviews/complaint?${query}`, { token })).json(),
  );
  return { ...page, ids: page.data.map(({ id }) => id) };
}

describe('the queue of a reviewer', () => {
  let [answered, asked, first, second] = [0, 0, 0, 0];
  beforeAll(async () => {
    [answered, asked, first] = [await newCase(), await newCase(), await newCase()];
    api.clock.advance(hour);
    for (const id of [answered, asked]) await step('yonetici', id, 'ask');
    api.clock.advance(hour);
    second = await newCase();
    api.clock.advance(hour);
    await step('oyuncu', answered, 'answer');
  });

  test('has the oldest promise first, and last what waits for its owner and so is promised nothing', async () => {
    const { data, ids } = await readPage('list=open');
    expect(ids).toEqual([first, second, answered, asked]);
    const due = data.map(({ due_at }) => due_at);
    expect(due.at(-1)).toBeNull();
    expect(due.slice(0, -1)).toEqual(due.slice(0, -1).toSorted());
  });

  test('keeps its order while the clock makes one claim after the other late: each comes once', async () => {
    const { ids, next_cursor } = await readPage('list=open&size=2');
    const readLate = async () => {
      const { data } = await readPage('list=open');
      return data.map(({ due_at }) => typeof due_at === 'string' && Date.parse(due_at) < api.clock.now());
    };
    expect(await readLate()).toEqual([false, false, false, false]);
    api.clock.advance(46 * hour);
    expect(await readLate()).toEqual([true, false, false, false]);
    api.clock.advance(20 * hour);
    expect(await readLate()).toEqual([true, true, true, false]);
    const rest = await readPage(`list=open&size=2&cursor=${next_cursor}`);
    expect([...ids, ...rest.ids, rest.next_cursor]).toEqual([first, second, answered, asked, null]);
  });

  test('shows what was decided by the time of the decision, the last first, also of what was opened again', async () => {
    for (const id of [second, first]) {
      api.clock.advance(60_000);
      await step('yonetici', id, 'approve');
    }
    expect((await readPage('list=decided')).ids).toEqual([first, second]);
    api.clock.advance(60_000);
    await step('oyuncu', second, 'reopen');
    expect((await readPage('list=open')).ids).toEqual([answered, second, asked]);
    api.clock.advance(60_000);
    await step('yonetici', second, 'approve');
    const decided = await readPage('list=decided&size=1');
    const older = await readPage(`list=decided&size=1&cursor=${decided.next_cursor}`);
    expect([...decided.ids, ...older.ids, older.next_cursor]).toEqual([second, first, null]);
  });

  test('refuses the cursor of the other list', async () => {
    const token = await logInAs(api, 'yonetici');
    const { next_cursor } = await readPage('list=decided&size=1');
    const answer = await api.call('GET', `/reviews/complaint?list=open&cursor=${next_cursor}`, { token });
    expect([answer.status, (await answer.json()).errors]).toEqual([422, { cursor: ['invalid'] }]);
  });
});
