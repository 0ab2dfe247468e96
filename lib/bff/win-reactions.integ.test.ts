import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { addWin } from '@/api/testing/wins.fixture';
import { winReactionAnswerSchema, winReactionsAnswerSchema } from '@/contract/win-reactions';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const login = callMethods('login');
const reaction = callMethods('winReaction');
const reactions = callMethods('winReactions');

const none = { clap: 0, fire: 0, heart: 0, wow: 0 };

let upstream: RealUpstream;
let browser: TestBrowser;
let id: number;
beforeAll(async () => {
  upstream = await startRealUpstream();
  const userId = await makeUser(upstream.api, 'oyuncu', { telegramVerifiedAt: new Date() });
  id = await addWin(upstream.api.deps.db, { userId });
  browser = new TestBrowser();
  const body = { email: 'oyuncu', password: goodPassword };
  await browser.visit(login.POST, 'POST', { body, headers: { 'x-sikke-address': freshAddress() } });
});
afterAll(() => upstream.close());

const send = (body: Record<string, unknown>, { who = browser, win = String(id) } = {}) =>
  who.visit(reaction.POST, 'POST', { params: { id: win }, body });

describe('a reaction through the site', () => {
  it('is given, changed, read with the counts, and taken back', async () => {
    await send({ reaction: 'clap' });
    const changed = winReactionAnswerSchema.parse(await (await send({ reaction: 'wow' })).json());
    expect(changed.data).toEqual({ id, own: 'wow', counts: { ...none, wow: 1 } });
    const read = await browser.visit(reactions.GET, 'GET', { params: { ids: `${id}-999` } });
    expect(winReactionsAnswerSchema.parse(await read.json()).data).toEqual([changed.data]);
    const back = winReactionAnswerSchema.parse(await (await send({ reaction: null })).json());
    expect(back.data).toEqual({ id, own: null, counts: none });
  });

  it('of a guest, to nothing, or in no known kind is refused', async () => {
    const guest = new TestBrowser();
    expect(await readRefusal(await send({ reaction: 'clap' }, { who: guest }))).toBe('401 unauthenticated');
    expect(await readRefusal(await send({ reaction: 'clap' }, { win: '0' }))).toBe('404 not_found');
    expect(await readRefusal(await send({ reaction: 'clap' }, { win: '999' }))).toBe('404 not_found');
    const answer = await send({ reaction: 'kalp' });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'validation_failed', errors: { reaction: ['invalid'] } },
    ]);
  });
});
