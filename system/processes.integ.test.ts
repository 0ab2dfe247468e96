import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from './ports';

const folder = mkdtempSync(join(tmpdir(), 'sikke-processes-'));
const patience = { timeout: 60_000, interval: 20 };
let parent: ChildProcess;
let port: number;
let said = '';

/** Answers who it is; what one is told by a call, all others are told. */
const program = `
  import { createServer } from 'node:http';
  let told = '';
  process.on('message', ({ word }) => { told = word; });
  const server = createServer((req, res) => {
    if (req.method === 'POST') process.send({ word: req.url });
    res.end(JSON.stringify({ pid: process.pid, told, isBeside: process.env.BESIDE === 'yes' }));
  });
  server.listen(Number(process.env.PORT), '127.0.0.1');
  process.on('SIGTERM', () => server.close(() => process.exit(0)));
`;

beforeAll(async () => {
  port = await freePort();
  writeFileSync(join(folder, 'program.mjs'), program);
  await build({
    stdin: {
      contents: `import { runProcesses } from './processes.ts';
        await runProcesses({ name: 'It', count: 2, exec: process.argv[2], besideEnv: { BESIDE: 'yes' }, tell: console.log });`,
      resolveDir: import.meta.dirname,
    },
    outfile: join(folder, 'parent.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  parent = spawn(process.execPath, [join(folder, 'parent.mjs'), join(folder, 'program.mjs')], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  parent.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
});
afterAll(() => {
  parent.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** One call on a connection of its own. */
async function ask(
  init: RequestInit = {},
  path = '/',
): Promise<{ pid: number; told: string; isBeside: boolean }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...init,
    headers: { connection: 'close' },
  });
  return answer.json();
}

/** Who answers many calls at a time, and whether each began while another one served. */
async function whoAnswers(): Promise<Map<number, boolean>> {
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask()));
  return new Map(answers.map(({ pid, isBeside }) => [pid, isBeside]));
}

const bothOf = () =>
  vi.waitFor(async () => {
    const who = await whoAnswers();
    expect(who.size).toBe(2);
    return who;
  }, patience);

const both = async () => [...(await bothOf()).keys()];

test('one port is answered by several processes; one that is killed is replaced while the other answers, new ones take their places in turn without a call lost, and all end with their parent', async () => {
  const answersAtAll = () => vi.waitFor(() => ask(), patience);
  await answersAtAll();
  const first = await both();
  expect([...(await bothOf()).values()].toSorted()).toEqual([false, true]);

  await ask({ method: 'POST' }, '/haber');
  await vi.waitFor(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(answers.map(({ told }) => told)).toContain('/haber');
  }, patience);

  process.kill(first[0] ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(said).toContain('starting it again'), patience);
  const second = await both();
  expect(second).not.toContain(first[0]);

  parent.kill('SIGUSR2');
  const asked: Promise<unknown>[] = [];
  while (!said.includes('process 2 of 2 is a new one')) {
    const one = ask();
    asked.push(one);
    await one;
  }
  expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')).toEqual([]);
  const third = await both();
  for (const pid of second) expect(third).not.toContain(pid);
  expect([...(await bothOf()).values()]).toEqual([true, true]);

  for (const pid of third) process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => {
    const fourth = await bothOf();
    for (const pid of third) expect([...fourth.keys()]).not.toContain(pid);
    // The first one back begins with nobody beside it.
    expect([...fourth.values()]).toContain(false);
  }, patience);

  const gone = new Promise((resolve) => parent.once('exit', resolve));
  parent.kill('SIGTERM');
  expect(await gone).toBe(0);
  await expect(ask()).rejects.toThrow();
});
