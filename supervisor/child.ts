import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** One Node program of ours in a process of its own. */
export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where its output goes while ours goes to a terminal; a service manager gets it all on stdout. */
  readonly logFile?: string;
  /** Whether SIGUSR2 has it put new processes in the place of its own (`system/processes.ts`). */
  readonly isRenewable?: boolean;
}

/** A running program. `exited` resolves with a word about how it ended. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly exited: Promise<string>;
  /** SIGTERM, then SIGKILL when it has not left after the grace time. Safe to call twice. */
  stop(graceMs?: number): Promise<void>;
  /** Has a program that runs several processes put new ones in their place. */
  renewProcesses(): void;
}

/** Required and not imported: an import would have Node's other loader start the program, and before Node 20.10 that one refuses a file without an ending, such as Next's. */
const preload = resolve('supervisor/die-with-parent.cjs');

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches us alone and we stop the parts in order; should we
 * be killed, the closed stdin pipe ends it (supervisor/die-with-parent.cjs).
 */
export function startChild(program: Program): Child {
  const log = logTarget(program.logFile);
  const child = spawn(process.execPath, ['--require', preload, ...program.args], {
    env: { ...process.env, ...program.env, SIKKE_PARENT_PIPE: '1' },
    stdio: ['pipe', log, log],
    detached: process.platform !== 'win32',
  });
  if (typeof log === 'number') closeSync(log);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code ?? 0}`));
  });
  child.stdin?.on('error', () => undefined);
  return {
    name: program.name,
    pid: child.pid ?? 0,
    exited,
    stop: (graceMs = 10_000) => stop(child, exited, graceMs),
    renewProcesses: () => void child.kill('SIGUSR2'),
  };
}

function logTarget(file: string | undefined): 'inherit' | number {
  if (file === undefined || !process.stdout.isTTY) return 'inherit';
  if (existsSync(file) && statSync(file).size > 20_000_000) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

async function stop(child: ChildProcess, exited: Promise<string>, graceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const left = await Promise.race([exited.then(() => true), delay(graceMs, false, { ref: false })]);
  if (!left) child.kill('SIGKILL');
  await exited;
}
