import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Breakable, Fault } from './fault';
import { databaseProcesses } from './processes';

const slowMs = 20_000;
/** What each write of the database waits before it happens, in microseconds; a fast disk needs some hundred. */
const delayUs = 50_000;
const writes = 'fsync,fdatasync,pwrite64,pwritev';

/** Whether the writes of another process can be delayed here: by Debian's package `strace`, of which ptrace is asked. */
export function canSlowDown(): boolean {
  return spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;
}

/** Each write of the database, and each wait for the disk, takes a twentieth of a second, of who is there and of who comes meanwhile. */
export function slowDisk(breakable: Breakable): Fault {
  const strike = async () => {
    const tracer = slowDown(databaseProcesses(breakable));
    try {
      await Promise.race([
        delay(slowMs, undefined, { signal: breakable.signal }),
        once(tracer, 'exit').then(() => {
          throw new Error('strace ended before the disk was slow for long enough');
        }),
      ]);
    } finally {
      await letGo(tracer);
    }
  };
  return { name: 'a disk that is slow for 20 s', strike };
}

function slowDown(pids: readonly number[]): ChildProcess {
  const of = pids.flatMap((pid) => ['-p', String(pid)]);
  const how = ['-e', `trace=${writes}`, '-e', `inject=${writes}:delay_enter=${delayUs}`];
  return spawn('strace', ['-f', '-qq', '-o', '/dev/null', ...how, ...of], { stdio: 'ignore' });
}

/** It takes its hands off those it traces before it ends. */
async function letGo(tracer: ChildProcess): Promise<void> {
  if (tracer.exitCode !== null || tracer.signalCode !== null) return;
  const gone = once(tracer, 'exit');
  tracer.kill('SIGINT');
  await gone;
}
