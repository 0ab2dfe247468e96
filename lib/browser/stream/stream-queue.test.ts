import { describe, expect, test } from 'vitest';
import type { StreamDeskWire, StreamLine } from '@/contract/desk-stream';
import { createStreamQueue, type StepSent, type WaitingStep } from './stream-queue';

const initial: StreamDeskWire = {
  ...{ kind: 'bonus-hunts', slug: 'av', title: 'Av', state: 'collecting', currency: 'TRY', version: 1 },
  ...{ start_balance: 100_000, collect_balance: null, end_balance: null, budget: null },
  ...{ guess_count: 0, is_guessing_open: true, lines: [] },
};
const line = (name: string): StreamLine => ({
  ...{ key: name, game: null, name, bet: 100, cost: null, win: null },
  ...{ flag: 'normal', suggested_by: null, state: 'waiting' },
});
const add = (name: string) => ({ kind: 'add', line: line(name), before: null }) as const;

/** A browser with its storage, and an API that takes what it is sent while it is there. */
function sitDown(kept: { text: string | null } = { text: null }, tab = 'anahtar') {
  const api = { isThere: true, version: 1, sent: [] as WaitingStep[], next: null as StepSent | null };
  let keys = 0;
  const queue = createStreamQueue({
    initial,
    readKept: () => kept.text,
    keep: (text) => {
      kept.text = text;
    },
    newKey: () => {
      keys += 1;
      return `${tab}-${keys}`;
    },
    send: async (waiting): Promise<StepSent> => {
      api.sent.push(waiting);
      const { next } = api;
      api.next = null;
      if (next) return next;
      if (!api.isThere) return { kind: 'away' };
      api.version += 1;
      return { kind: 'taken', version: api.version };
    },
  });
  queue.restore();
  const names = () => queue.state().desk.lines.map(({ name }) => name);
  return { api, kept, queue, names };
}

/** Everything that waits for an answer has it. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what is typed at the stream desk', () => {
  test('is shown at once and stays shown when it is taken, before the entry is read anew', async () => {
    const { queue, names } = sitDown();
    queue.take(add('A'));
    expect([names(), queue.state().sign]).toEqual([['A'], 'sending']);
    await settled();
    expect([names(), queue.state().sign, queue.state().waiting]).toEqual([['A'], 'saved', []]);
    queue.hear({ ...initial, version: 2, lines: [line('Z'), line('A')] });
    expect(names()).toEqual(['Z', 'A']);
    queue.hear({ ...initial, version: 1, lines: [] });
    expect(names()).toEqual(['Z', 'A']);
  });

  test('waits in order while the connection is away, also across a reload, and is then sent under the same keys', async () => {
    const kept: { text: string | null } = { text: null };
    const before = sitDown(kept);
    before.api.isThere = false;
    for (const name of ['A', 'B', 'C']) before.queue.take(add(name));
    await settled();
    expect([before.names(), before.queue.state().sign]).toEqual([['A', 'B', 'C'], 'away']);
    const keys = before.queue.state().waiting.map(({ key }) => key);
    const after = sitDown(kept);
    expect(after.names()).toEqual(['A', 'B', 'C']);
    await after.queue.resume();
    expect(after.api.sent.map(({ key }) => key)).toEqual(keys);
    expect([after.queue.state().sign, after.queue.state().waiting]).toEqual(['saved', []]);
    expect(sitDown(kept).queue.state().waiting).toEqual([]);
  });

  test('is sent again under its key where the answer was lost', async () => {
    const { api, queue } = sitDown();
    api.next = { kind: 'away' };
    queue.take(add('A'));
    await settled();
    await queue.resume();
    expect(new Set(api.sent.map(({ key }) => key)).size).toBe(1);
    expect(queue.state().sign).toBe('saved');
  });

  test('that is refused is told and holds nothing up, and is still told after a reload until somebody has read it', async () => {
    const { api, kept, queue, names } = sitDown();
    api.next = { kind: 'refused', error: { error: 'validation_failed' }, detail: null };
    queue.take(add('A'));
    queue.take(add('B'));
    await settled();
    expect([names(), queue.state().refused.map(({ step }) => step)]).toEqual([['B'], [add('A')]]);
    const { refused } = queue.state();
    const after = sitDown(kept);
    expect([after.queue.state().refused, after.api.sent]).toEqual([refused, []]);
    after.queue.dismiss(refused[0]?.key ?? '');
    expect([after.queue.state().refused, sitDown(kept).queue.state().refused]).toEqual([[], []]);
  });

  test('in two tabs is kept for both, whichever of them writes last: who comes after sends what is left under its keys', async () => {
    const kept: { text: string | null } = { text: null };
    const [one, other] = [sitDown(kept, 'bir'), sitDown(kept, 'iki')];
    for (const { api } of [one, other]) api.isThere = false;
    one.queue.take(add('A'));
    other.queue.take(add('B'));
    one.queue.take(add('C'));
    await settled();
    const left = [...other.queue.state().waiting, ...one.queue.state().waiting];
    other.api.isThere = true;
    await other.queue.resume();
    other.queue.hear({ ...initial, version: 2, lines: [line('B')] });
    const after = sitDown(kept);
    await after.queue.resume();
    expect([...other.api.sent.slice(-1), ...after.api.sent]).toEqual(left);
    expect(sitDown(kept).queue.state().waiting).toEqual([]);
  });

  test('waits for a login where the session has ended', async () => {
    const { api, queue } = sitDown();
    api.next = { kind: 'ended' };
    queue.take(add('A'));
    await settled();
    expect([queue.state().sign, queue.state().waiting.length]).toEqual(['ended', 1]);
  });

  test('is taken back step by step, the last one first, whatever it was', async () => {
    const { queue, names } = sitDown();
    for (const name of ['A', 'B', 'C']) queue.take(add(name));
    queue.take({ kind: 'move', key: 'C', before: 'A' });
    queue.take({ kind: 'change', key: 'A', set: { win: 500 } });
    queue.take({ kind: 'remove', key: 'A' });
    queue.take({ kind: 'fields', set: { collect_balance: 40_000 } });
    await settled();
    const seen = () => [names().join(''), queue.state().desk.collect_balance];
    expect(seen()).toEqual(['CB', 40_000]);
    const steps = [1, 2, 3, 4].map(() => {
      queue.undo();
      return [...seen(), queue.state().desk.lines.find(({ key }) => key === 'A')?.win];
    });
    expect(steps).toEqual([
      ['CB', null, undefined],
      ['CAB', null, 500],
      ['CAB', null, null],
      ['ABC', null, null],
    ]);
    for (const _ of [1, 2, 3]) queue.undo();
    expect([names(), queue.state().canUndo]).toEqual([[], false]);
  });
});
