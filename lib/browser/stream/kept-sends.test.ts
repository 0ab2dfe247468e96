import { expect, test } from 'vitest';
import type { Sent } from '../send-json';
import { createKeptSends } from './kept-sends';

const taken: Sent<unknown> = { ok: true, data: {} };
const refusal = (status: number): Sent<unknown> => ({ ok: false, status, error: { error: 'conflict' } });
const duel = (key: string) => ({ key, label: `${key}. maç`, body: { index: key } });

/** A browser whose calls are answered in turn. */
function browser(answers: Sent<unknown>[], storage: { text: string | null } = { text: null }) {
  const sent: unknown[] = [];
  const sends = createKeptSends({
    readKept: () => storage.text,
    keep: (text) => {
      storage.text = text;
    },
    send: async (body) => {
      sent.push(body.index);
      return answers.shift() ?? taken;
    },
  });
  return { sends, sent, storage };
}

test('what is taken or refused at once is kept nowhere', async () => {
  const { sends, storage } = browser([taken, refusal(409)]);
  expect(await sends.take(duel('1'))).toEqual({ ok: true, data: 'taken' });
  expect(await sends.take(duel('2'))).toEqual(refusal(409));
  expect([sends.kept(), storage.text]).toEqual([[], null]);
});

test.each([0, 429, 503])(
  'what is answered %d waits, outlives a reload, and is sent in order',
  async (status) => {
    const { sends, storage } = browser([refusal(status), refusal(status)]);
    for (const key of ['1', '2']) expect(await sends.take(duel(key))).toEqual({ ok: true, data: 'waiting' });
    const reloaded = browser([taken, refusal(status)], storage);
    reloaded.sends.restore();
    expect(await reloaded.sends.resume()).toBe(true);
    expect([reloaded.sent, reloaded.sends.kept()]).toEqual([['1', '2'], [duel('2')]]);
    expect(await reloaded.sends.resume()).toBe(true);
    expect([reloaded.sends.kept(), storage.text]).toEqual([[], null]);
  },
);

test('what is typed anew takes the place of what waits, and what is taken back is sent no more', async () => {
  const { sends, sent } = browser([refusal(0), refusal(0)]);
  await sends.take(duel('1'));
  await sends.take({ ...duel('1'), body: { index: 'again' } });
  expect(sends.kept().map(({ body }) => body.index)).toEqual(['again']);
  sends.drop('1');
  expect(await sends.resume()).toBe(false);
  expect(sent).toEqual(['1', 'again']);
});

test('what is refused later says so until it is dropped, and holds up nothing behind it', async () => {
  const { sends } = browser([refusal(0), refusal(0), refusal(409), taken]);
  for (const key of ['1', '2']) await sends.take(duel(key));
  expect(await sends.resume()).toBe(true);
  expect(sends.kept()).toEqual([{ ...duel('1'), error: { error: 'conflict' } }]);
  expect(await sends.resume()).toBe(false);
  sends.drop('1');
  expect(sends.kept()).toEqual([]);
});

test('a login that ended keeps what waits', async () => {
  const { sends } = browser([refusal(0), refusal(401)]);
  await sends.take(duel('1'));
  expect(await sends.resume()).toBe(false);
  expect(sends.kept()).toEqual([duel('1')]);
});
