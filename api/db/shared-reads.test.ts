import { expect, test } from 'vitest';
import { sharedReads } from './shared-reads';

/** Reads that a test ends, in the order in which they began. */
function underTest() {
  const begun: { readonly end: (answer: string) => void; readonly fail: (error: Error) => void }[] = [];
  const share = sharedReads<string>();
  const read = () =>
    new Promise<string>((resolve, reject) => {
      begun.push({ end: resolve, fail: reject });
    });
  return { begun, ask: (key = 'list') => share(key, read) };
}

/** Lets everything that is ready happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('who comes while a read is under way gets what a later one finds, and shares it with all who came meanwhile', async () => {
  const { begun, ask } = underTest();
  const first = ask();
  const others = [ask(), ask(), ask()];
  await settle();
  expect(begun).toHaveLength(1);
  begun[0]?.end('before');
  expect(await first).toBe('before');
  await settle();
  expect(begun).toHaveLength(2);
  const later = ask();
  begun[1]?.end('after');
  expect(await Promise.all(others)).toEqual(['after', 'after', 'after']);
  await settle();
  begun[2]?.end('last');
  expect(await later).toBe('last');
});

test('nothing is remembered: who asks when none is under way has it read anew', async () => {
  const { begun, ask } = underTest();
  for (const answer of ['one', 'two', 'three']) {
    const asked = ask();
    await settle();
    begun.at(-1)?.end(answer);
    expect(await asked).toBe(answer);
  }
  expect(begun).toHaveLength(3);
});

test('a failure goes to those who shared the read, and holds up nobody behind it', async () => {
  const { begun, ask } = underTest();
  const first = ask();
  const second = ask();
  begun[0]?.fail(new Error('the database is away'));
  await expect(first).rejects.toThrow('away');
  await settle();
  begun[1]?.end('there again');
  expect(await second).toBe('there again');
});

test('what is asked under another key waits for nothing', async () => {
  const { begun, ask } = underTest();
  const [list, page] = [ask('list'), ask('page')];
  expect(begun).toHaveLength(2);
  begun[1]?.end('a page');
  expect(await page).toBe('a page');
  begun[0]?.end('a list');
  expect(await list).toBe('a list');
});
