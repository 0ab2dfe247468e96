import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@/system/ports';
import { StartProblem } from '@/system/problem';
import { isAlive } from '@/system/process-alive';
import { program } from './binaries';
import { createCluster } from './create';
import { type ClusterHome, clusterHome, recordHome } from './home';
import { inspectData } from './inspect';
import { neededConnections } from './needed-connections';
import { answersFor, databaseUrl, ensureDatabase, runningPostmaster } from './postmaster';

/** A running embedded PostgreSQL. It listens on the loopback interface alone, asks for a password, and fsyncs. */
export interface Cluster {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly data: string;
  /** Resolves when the server is gone, whoever ended it. */
  readonly gone: Promise<void>;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. Safe to call twice. */
  stop(): Promise<void>;
}

/** How a cluster is opened. */
interface ClusterOptions {
  /** The port to come back on after an end; a free one by default. */
  readonly port?: number | undefined;
  /** How many processes of the API ask it; 1 unless given. */
  readonly apiProcesses?: number;
  /** Nothing of it outlives the run of tests it serves: it waits for no disk and takes more connections. */
  readonly isThrowaway?: boolean;
}

const database = 'sikke';
const bootTimeoutMs = 60_000;
const stopTimeoutMs = 20_000;

/**
 * Opens the cluster below `dataFolder`: makes it on the first run, takes over a server that a killed parent left running,
 * starts it otherwise. Throws `StartProblem` with one sentence when the folder cannot be trusted (R-PG-2, R-PG-5, R-PG-6).
 */
export async function openCluster(dataFolder: string, options: ClusterOptions = {}): Promise<Cluster> {
  const home = clusterHome(dataFolder);
  if (inspectData(home) === 'new') await createCluster(home);
  recordHome(dataFolder, home);
  const cluster = (await adopted(home)) ?? (await started(home, options));
  await ensureDatabase(home.data, cluster.port, database);
  return cluster;
}

async function adopted(home: ClusterHome): Promise<Cluster | null> {
  const running = runningPostmaster(home.data);
  if (running === null) return null;
  const isOurs = await until(
    bootTimeoutMs,
    () => answersFor(home.data, running.port),
    () => !isAlive(running.pid),
  );
  if (isOurs) return toCluster(home, running.port, running.pid, vanished(running.pid));
  if (!isAlive(running.pid)) return null;
  throw new StartProblem(
    `Process ${running.pid} holds the database at ${home.data} and does not answer: stop it (kill -INT ${running.pid}) and start again.`,
  );
}

async function started(home: ClusterHome, options: ClusterOptions): Promise<Cluster> {
  shortenLog(home.log);
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const child = spawnPostgres(
      home,
      port,
      options.isThrowaway ? throwaway : lasting(options.apiProcesses ?? 1),
    );
    const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const isUp = await until(
      bootTimeoutMs,
      () => answersFor(home.data, port),
      () => child.exitCode !== null,
    );
    if (isUp) return toCluster(home, port, child.pid ?? 0, exited);
    child.kill('SIGINT');
    // A port lost to somebody else, or a killed server whose last processes are still leaving: worth another try.
    if (attempt >= 5 || !/address already in use|shared memory block|lock file/i.test(lastLog(home.log))) {
      throw new StartProblem(
        `The database at ${home.data} does not start: ${reason(home.log)} (log: ${home.log})`,
      );
    }
    await delay(attempt * 500);
  }
}

const lasting = (apiProcesses: number) => [`max_connections=${neededConnections(apiProcesses)}`, 'fsync=on'];
const throwaway = ['max_connections=120', 'fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

function spawnPostgres(home: ClusterHome, port: number, more: readonly string[]): ChildProcess {
  const log = openSync(home.log, 'a');
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...more];
  const child = spawn(
    program(home.native, 'postgres'),
    ['-D', home.data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: dirname(home.data), detached: true, stdio: ['ignore', log, log], ...(home.account ?? {}) },
  );
  child.on('error', () => undefined);
  closeSync(log);
  return child;
}

function toCluster(home: ClusterHome, port: number, pid: number, gone: Promise<void>): Cluster {
  return {
    url: databaseUrl(home.data, port, database),
    port,
    pid,
    data: home.data,
    gone,
    stop: () => stopPostmaster(pid, gone),
  };
}

async function stopPostmaster(pid: number, gone: Promise<void>): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const left = await Promise.race([gone.then(() => true), delay(stopTimeoutMs, false, { ref: false })]);
  // Immediate shutdown: the next start replays the log; nothing committed is lost.
  if (!left && isAlive(pid)) process.kill(pid, 'SIGQUIT');
  await gone;
}

async function vanished(pid: number): Promise<void> {
  while (isAlive(pid)) await delay(300);
}

async function until(
  timeoutMs: number,
  holds: () => Promise<boolean>,
  isLost: () => boolean,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await holds()) return true;
    if (isLost()) return false;
    await delay(50);
  }
  return false;
}

function reason(log: string): string {
  const lines = lastLog(log)
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR|error/.test(line));
  return lines.at(-1)?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? 'it gave no reason';
}

function lastLog(log: string): string {
  return readFileSync(log, 'utf8').slice(-4_000);
}

/** The log is kept between starts and begun anew once it has grown beyond 5 MB. */
function shortenLog(log: string): void {
  try {
    if (statSync(log).size > 5_000_000) rmSync(log);
  } catch {
    // The first start has none.
  }
}
