import { expect, it } from 'vitest';
import { PicturesBusyError, pictureBytes } from './picture-bytes';

/** Makes pictures of ten bytes by hand, and counts how many are made at once. */
function maker() {
  const waiting: (() => void)[] = [];
  const seen = { made: 0, most: 0, now: 0 };
  const make = async () => {
    seen.now += 1;
    seen.made += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise<void>((resolve) => waiting.push(resolve));
    seen.now -= 1;
    return Buffer.alloc(10);
  };
  const finish = async (of: Promise<unknown>) => {
    while (!(await Promise.race([of.then(() => true), settle()]))) waiting.shift()?.();
  };
  return { seen, make, finish };
}

const settle = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)));

it('makes one picture at a time, and the same one once for everybody who asks meanwhile', async () => {
  const { seen, make, finish } = maker();
  const read = pictureBytes();
  const all = Promise.all(['a', 'a', 'b', 'a', 'c', 'b'].map((key) => read(key, make)));
  await finish(all);
  expect([seen.made, seen.most]).toEqual([3, 1]);
  await read('a', make);
  expect(seen.made).toBe(3);
});

it('refuses at once where sixteen wait, and takes pictures again when they are made', async () => {
  const { make, finish } = maker();
  const read = pictureBytes();
  const all = Promise.all(Array.from({ length: 16 }, (_, at) => read(String(at), make)));
  await expect(read('one more', make)).rejects.toThrow(PicturesBusyError);
  await finish(all);
  const next = read('one more', make);
  await finish(next);
  await expect(next).resolves.toHaveLength(10);
});

it('goes on after one that could not be made, and does not remember it', async () => {
  const read = pictureBytes();
  await expect(read('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(read('a', async () => Buffer.alloc(1))).resolves.toHaveLength(1);
});

it('remembers so many bytes and no more', async () => {
  const { seen, make, finish } = maker();
  const read = pictureBytes(25);
  for (const key of ['a', 'b', 'c']) await finish(read(key, make));
  expect(seen.made).toBe(3);
  await read('c', make);
  await finish(read('a', make));
  expect(seen.made).toBe(4);
});
