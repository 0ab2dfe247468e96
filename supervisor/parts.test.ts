import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '@/system/ports';
import { StartProblem } from '@/system/problem';
import { keepRunning } from './parts';

const folder = mkdtempSync(join(tmpdir(), 'sikke-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that answers its number to everybody, at a port of its own. */
async function aServer() {
  const port = await freePort();
  const file = join(folder, `${port}.cjs`);
  writeFileSync(
    file,
    `require('node:http').createServer((req, res) => res.end(String(process.pid))).listen(${port}, '127.0.0.1');`,
  );
  return {
    program: { name: 'The server', args: [file], env: {} },
    readyUrl: `http://127.0.0.1:${port}/`,
  };
}

const giveUp = (sentence: string) => {
  throw new Error(sentence);
};

/** The number of the process that answers there, once one does. */
async function untilAnswered(url: string): Promise<number> {
  for (;;) {
    const pid = await findPid(url);
    if (pid !== null) return pid;
    await delay(20);
  }
}

async function findPid(url: string): Promise<number | null> {
  return fetch(url).then(
    async (answer) => Number(await answer.text()),
    () => null,
  );
}

it('a part that needs another loads while that is started, and is ready after it', async () => {
  const { program, readyUrl } = await aServer();
  const order: string[] = [];
  let tell = (): void => undefined;
  const after = new Promise<void>((resolve) => {
    tell = () => {
      order.push('what it needs');
      resolve();
    };
  });
  const running = keepRunning(program, { readyUrl, after }, giveUp);
  const ready = running.then(() => order.push('itself'));
  expect(await untilAnswered(readyUrl)).toBeGreaterThan(0);
  tell();
  await ready;
  expect(order).toEqual(['what it needs', 'itself']);
  await (await running).stop();
  expect(await findPid(readyUrl)).toBeNull();
});

it('where what it needs does not come it is stopped, and fails for the same reason', async () => {
  const { program, readyUrl } = await aServer();
  let fail = (_: Error): void => undefined;
  const after = new Promise<void>((_, reject) => {
    fail = reject;
  });
  const running = keepRunning(program, { readyUrl, after }, giveUp);
  running.catch(() => undefined);
  await untilAnswered(readyUrl);
  fail(new StartProblem('The database does not start.'));
  await expect(running).rejects.toThrow('The database does not start.');
  expect(await findPid(readyUrl)).toBeNull();
});
