import { dirname } from 'node:path';
import { openCluster } from '@/postgres/cluster';
import { recordedFolder } from '@/postgres/home';
import { namingDisk } from '@/system/disk-problem';
import { type Part, type Supervised, supervise } from '@/system/supervise';
import { type Child, type Program, startChild } from './child';
import { onRenewSignal } from './signals';
import type { Stack } from './stack';
import { waitReady } from './wait-ready';

/** Called with a sentence when a part cannot be kept running. */
export type GiveUp = (sentence: string) => void;

/** Opens the embedded PostgreSQL and keeps it running on its port. @returns the database's address */
export async function addDatabase(
  stack: Stack,
  { dataFolder, apiProcesses }: { readonly dataFolder: string; readonly apiProcesses: number },
  giveUp: GiveUp,
): Promise<string> {
  let url = '';
  let port: number | undefined;
  const open = async (): Promise<Part> => {
    const cluster = await namingDisk(recordedFolder(dataFolder) ?? dataFolder, () =>
      openCluster(dataFolder, { port, apiProcesses }),
    );
    url = cluster.url;
    port = cluster.port;
    return { gone: cluster.gone.then(() => 'see postgres.log'), stop: cluster.stop };
  };
  const supervised = await supervise({ name: 'The database', open, giveUp });
  await stack.add(supervised.stop);
  return url;
}

/** Starts a program, waits until it is ready, and keeps it running until the stack is stopped. */
export async function addProgram(
  stack: Stack,
  program: Program,
  readyUrl: string,
  giveUp: GiveUp,
): Promise<void> {
  const { stop } = await keepRunning(program, { readyUrl }, giveUp);
  await stack.add(stop);
}

/**
 * Starts a program, waits until it is ready, and keeps it running until it is stopped. Where it needs something else that is just being started (`after`), it loads
 * meanwhile and is asked once that is there; where that fails it is stopped, and this fails the same way.
 */
export async function keepRunning(
  program: Program,
  { readyUrl, after }: { readonly readyUrl: string; readonly after?: Promise<unknown> | undefined },
  giveUp: GiveUp,
): Promise<Supervised> {
  let running: Child | undefined;
  const start = async (): Promise<Part> => {
    const child = startChild(program);
    running = child;
    try {
      await after;
      await waitReady(child, readyUrl);
    } catch (error) {
      await child.stop();
      throw error;
    }
    return { gone: child.exited, stop: child.stop };
  };
  // Its log may lie on a disk that takes none.
  const folder = dirname(program.logFile ?? '.');
  const open = () => namingDisk(folder, start);
  const supervised = await supervise({ name: program.name, open, giveUp });
  if (program.isRenewable) onRenewSignal(() => running?.renewProcesses());
  return supervised;
}
