import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/system/ports';

/** A `npm start` under test: the real program in a process of its own. */
export interface Launched {
  readonly pid: number;
  readonly apiUrl: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves when the output matches; rejects with the output when the program ends before. */
  says(pattern: RegExp): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  readonly exitCode: Promise<number | null>;
}

interface LaunchOptions {
  readonly dataFolder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** An ordinary account to run as; only root can choose one. */
  readonly account?: { readonly uid: number; readonly gid: number };
  readonly args?: readonly string[];
  /** Where the sources lie that are started; these unless given. */
  readonly sources?: string;
}

/** Starts the database and the API, without the site unless `args` say otherwise. */
export async function launch({
  dataFolder,
  env,
  account,
  args = ['--api-only'],
  sources = '.',
}: LaunchOptions): Promise<Launched> {
  const ports = { PORT: String(await freePort()), UPSTREAM_PORT: String(await freePort()), ...env };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--data', dataFolder, ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: tmpdir(),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      // The same on every machine.
      SITE_PROCESSES: '1',
      API_PROCESSES: '1',
      ...ports,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: sources,
    ...account,
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const exitCode = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const says = (pattern: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => pattern.test(output) && resolve();
      listeners.add(look);
      look();
      exitCode.then(() => reject(new Error(`It ended before it said ${pattern}:\n${output}`)));
    });
  return {
    pid: child.pid ?? 0,
    apiUrl: `http://127.0.0.1:${ports.UPSTREAM_PORT}`,
    output: () => output,
    says,
    kill: (signal) => child.kill(signal),
    exitCode,
  };
}

/** A temporary folder that an ordinary account can enter, and how to remove it. */
export function temporaryFolder(name: string, owner?: { readonly uid: number; readonly gid: number }) {
  const folder = mkdtempSync(join(tmpdir(), name));
  chmodSync(folder, 0o711);
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
