import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { temporaryApi } from '../../supervisor/programs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lineSchema = z.looseObject({ msg: z.string(), port: z.number().optional() });

/** The community API as a real process. */
export interface ApiProcess {
  readonly child: ChildProcess;
  /** Everything it has logged so far, line by line. */
  readonly lines: readonly string[];
  readonly errors: readonly string[];
  /** Resolves with its base address once it listens; rejects with what it wrote where it ended before. */
  readonly base: Promise<string>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** Starts the API as `npm start` does, or another version's program, with these variables and nothing of this process's. The caller ends it. */
export async function startApi(env: Readonly<Record<string, string>>, program?: string): Promise<ApiProcess> {
  const main = program ?? (await temporaryApi()).main;
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: root,
    env: { NODE_ENV: 'test', UPSTREAM_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const base = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const { msg, port } = lineSchema.parse(JSON.parse(line));
      if (msg === 'listening') resolve(`http://127.0.0.1:${port}`);
    });
  });
  const ended = once(child, 'exit').then(([code]) => z.number().nullable().parse(code));
  const listening = Promise.race([base, ended.then((code) => neverListened(code, errors))]);
  // Who starts it to see it end asks for no address.
  listening.catch(() => undefined);
  return { child, lines, errors, base: listening, ended };
}

function neverListened(code: number | null, errors: readonly string[]): never {
  throw new Error(`the API ended with ${code} before it listened: ${errors.join('')}`);
}
