import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** How a command of package.json ended. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  /** The most memory its process had at a time, in bytes. */
  readonly mostBytes: number;
}

/** A command of package.json under test, in a process of its own. */
export interface Command {
  readonly ended: Promise<Ended>;
  kill(signal: NodeJS.Signals): void;
}

/** How often a process is asked for its memory, in milliseconds. */
const lookMs = 50;

/** Starts `npm run NAME -- ARGS` as an operator would, with nothing of this environment but the path; under another account only root can. */
export function startCommand(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  account?: { readonly uid: number; readonly gid: number },
): Command {
  const child = spawn(process.execPath, ['scripts/run.mjs', name, ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: tmpdir(), LOG_LEVEL: 'warn', ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  const said = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.errors += text;
  });
  let mostBytes = 0;
  const look = setInterval(() => {
    mostBytes = Math.max(mostBytes, readMost(child.pid ?? 0));
  }, lookMs);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      clearInterval(look);
      resolve({ code, ...said, mostBytes });
    });
  });
  return { ended, kill: (signal) => child.kill(signal) };
}

/** The most that a process ever held, as Linux tells; 0 where nothing does. */
function readMost(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
