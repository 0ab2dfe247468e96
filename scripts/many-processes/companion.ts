import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A program of the machine that stands beside ours while something is shown. */
export interface Companion {
  /** Resolves once it is gone. */
  stop(): Promise<void>;
}

interface CompanionOptions {
  readonly program: string;
  readonly args: readonly string[];
  /** Where it listens on the loopback interface once it is there. */
  readonly port: number;
  /** By which it ends without waiting for its clients; SIGTERM unless given. */
  readonly stopSignal?: NodeJS.Signals;
  /** Whom it runs as, where that is not who we are. */
  readonly account?: { readonly uid: number; readonly gid: number } | null;
}

/** Starts it and waits until it listens; throws with what it said where it does not. */
export async function startCompanion({
  program,
  args,
  port,
  account,
  stopSignal = 'SIGTERM',
}: CompanionOptions): Promise<Companion> {
  const child = spawn(program, [...args], { stdio: ['ignore', 'pipe', 'pipe'], ...(account ?? {}) });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4_000);
    });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await untilListening(child, port, () => said);
  return {
    stop: async () => {
      child.kill(stopSignal);
      await gone;
    },
  };
}

async function untilListening(child: ChildProcess, port: number, said: () => string): Promise<void> {
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended: ${said()}`);
    await delay(50);
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
