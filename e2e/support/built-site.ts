import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../system/ports';
import { linkFiles } from './link-files';

/** A site under test on 127.0.0.1. */
export interface BuiltSite {
  readonly port: number;
  /** The process that was started: it answers itself, or its children do. */
  readonly pid: number;
  stop(): Promise<void>;
  /** Ends it as a service manager does, with SIGTERM; resolves to its exit code, null where a signal ended it. */
  terminate(): Promise<number | null>;
}

interface SiteOptions {
  /** `removed` takes the middleware out of the copy: only what pages do themselves is left (T-MW-5). */
  readonly middleware: 'kept' | 'removed';
  readonly env: Readonly<Record<string, string>>;
  /** Whether our front server stands before it; without it the site is bare, as on another platform. */
  readonly hasFront?: boolean;
  /** How many processes with our front server answer at its port; one unless given. */
  readonly processes?: number;
  /** As if the build were a day old: the time of each of its pages is over. */
  readonly isOld?: boolean;
  /** A free one unless given. */
  readonly port?: number;
  /** Told of what it writes to stdout and stderr. */
  readonly onOutput?: (text: string) => void;
}

/** What servers keep in a build while they run, below it; and what the next build and `npm run dev` use. */
const keptByServers = ['server/route-cache', 'sikke-database', 'cache', 'dev'];

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts a copy of the production build, bare unless told otherwise: the guards hold without our front server. A copy, because a
 * server keeps the pages it makes anew beside its build, and two with different settings must not share them.
 */
export async function startBuiltSite({
  middleware,
  env,
  processes = 1,
  hasFront = processes > 1,
  isOld = false,
  port: wanted,
  onOutput,
}: SiteOptions): Promise<BuiltSite> {
  const { folder, remove } = copyOfBuild();
  if (middleware === 'removed') removeMiddleware(folder);
  if (isOld) age(folder);
  const port = wanted ?? (await freePort());
  const next = join(root, 'node_modules/next/dist/bin/next');
  const bare = [next, 'start', '-H', '127.0.0.1', '-p', String(port)];
  const behindFront = [join(folder, 'scripts/run.mjs'), processes > 1 ? 'site-processes' : 'site-server'];
  const own = {
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    SITE_PROCESSES: String(processes),
    // Told at a port of the site that these journeys are asked of.
    METRICS_PORT: '',
  };
  const child = spawn(process.execPath, hasFront ? behindFront : bare, {
    cwd: folder,
    env: { ...process.env, ...(hasFront ? fromCopy : {}), ...own, ...env },
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'ignore',
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', onOutput ?? (() => {}));
  await answers(port, child);
  const left = new Promise<number | null>((done) => child.once('exit', done));
  const terminate = () => {
    child.kill('SIGTERM');
    return left;
  };
  return { port, pid: child.pid ?? 0, stop: () => stop(child, remove), terminate };
}

/** What has a program that is linked to from a copy of the build take that copy for its own, and each process that it starts. */
export const fromCopy = { NODE_OPTIONS: '--preserve-symlinks-main' } as const;

/** The same build in a folder of its own, everything else linked, and how it is taken away. */
export function copyOfBuild(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'sikke-bare-'));
  for (const name of readdirSync(root))
    if (!['.next', '.git', '.data'].includes(name)) symlinkSync(join(root, name), join(folder, name));
  const build = join(root, '.next');
  linkFiles(build, join(folder, '.next'), keptByServers);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function age(folder: string): void {
  const pages = join(folder, '.next/server/app');
  const then = Date.now() / 1000 - 86_400;
  // Files of its own: the time of a linked one is the build's.
  rmSync(pages, { recursive: true });
  cpSync(join(root, '.next/server/app'), pages, { recursive: true });
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(pages, name), then, then);
}

function removeMiddleware(folder: string): void {
  const none = { version: 3, middleware: {}, sortedMiddleware: [], functions: {} };
  const manifest = join(folder, '.next/server/middleware-manifest.json');
  // A file of its own: what is written into a linked one is written into the build.
  rmSync(manifest);
  writeFileSync(manifest, JSON.stringify(none));
}

async function stop(child: ChildProcess, remove: () => void): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }
  remove();
}

/** The time only ends what hangs: several start at once beside the journeys. */
async function answers(port: number, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + 120_000; Date.now() < until; ) {
    if (child.exitCode !== null)
      throw new Error(`the built site ended with ${child.exitCode}; is there a build?`);
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the built site does not answer');
}
