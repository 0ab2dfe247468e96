import { expect, it, vi } from 'vitest';
import { DiskProblem } from './disk-problem';
import { type Part, supervise } from './supervise';

/** A part that ends once, and then cannot be opened so often. */
function failing(times: number, toError: () => Error) {
  let [opened, failures] = [0, 0];
  let end: () => void = () => undefined;
  const open = async (): Promise<Part> => {
    if (opened > 0 && failures < times) {
      failures += 1;
      throw toError();
    }
    opened += 1;
    const gone = new Promise<string>((resolve) => {
      end = () => resolve('gone');
    });
    return { gone, stop: async () => end() };
  };
  return { open, end: () => end(), counts: () => ({ opened, failures }) };
}

it('a part that a full disk does not let start is tried as long as it takes, and its reason told once', async () => {
  const part = failing(20, () => new DiskProblem('The disk is full.'));
  const [told, giveUp] = [vi.fn(), vi.fn()];
  const supervised = await supervise({ name: 'It', open: part.open, giveUp, tell: told, diskRetryMs: 1 });
  part.end();
  await vi.waitFor(() => expect(part.counts()).toEqual({ opened: 2, failures: 20 }), { timeout: 5_000 });
  expect(told.mock.calls).toEqual([
    ['· It ended (gone): starting it again'],
    ['  The disk is full. Nothing is lost, and it goes on by itself then.'],
  ]);
  expect(giveUp).not.toHaveBeenCalled();
  await supervised.stop();
});

it('waits for no disk any more once it is stopped', async () => {
  const part = failing(Number.POSITIVE_INFINITY, () => new DiskProblem('The disk is full.'));
  const supervised = await supervise({
    ...{ name: 'It', open: part.open, giveUp: vi.fn(), tell: vi.fn(), diskRetryMs: 1 },
  });
  part.end();
  await vi.waitFor(() => expect(part.counts().failures).toBeGreaterThan(2), { timeout: 5_000 });
  await supervised.stop();
  const { failures } = part.counts();
  await new Promise((resolve) => setImmediate(resolve));
  expect(part.counts().failures).toBeLessThanOrEqual(failures + 1);
});
