import { expect, it } from 'vitest';
import { newStack } from './stack';

it('stops its parts in the reverse order, and whoever asks for that a second time waits for the same end', async () => {
  const stack = newStack();
  const gone: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await stack.add(async () => void gone.push('database'));
  await stack.add(async () => {
    await held;
    gone.push('site');
  });
  const first = stack.stop();
  const second = stack.stop().then(() => gone.push('told'));
  release();
  await Promise.all([first, second]);
  expect(gone).toEqual(['site', 'database', 'told']);
});

it('stops a part that comes while it is stopping, at once', async () => {
  const stack = newStack();
  await stack.stop();
  let isGone = false;
  const late = stack.add(async () => {
    isGone = true;
  });
  await expect(late).rejects.toThrow('The stack is stopping.');
  expect(isGone).toBe(true);
});

it('stops the others where one cannot be stopped, and says so', async () => {
  const stack = newStack();
  let isGone = false;
  await stack.add(async () => {
    isGone = true;
  });
  await stack.add(() => Promise.reject(new Error('it stays')));
  await expect(stack.stop()).rejects.toThrow('it stays');
  expect(isGone).toBe(true);
});
