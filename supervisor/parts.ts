import { openCluster } from '@/postgres/cluster';
import { type Program, startChild } from './child';
import type { Stack } from './stack';
import { type Part, supervise } from './supervise';
import { waitReady } from './wait-ready';

/** Called with a sentence when a part cannot be kept running. */
export type GiveUp = (sentence: string) => void;

/** Opens the embedded PostgreSQL and keeps it running on its port. @returns the database's address */
export async function addDatabase(stack: Stack, dataFolder: string, giveUp: GiveUp): Promise<string> {
  let url = '';
  let port: number | undefined;
  const open = async (): Promise<Part> => {
    const cluster = await openCluster(dataFolder, { port });
    url = cluster.url;
    port = cluster.port;
    return { gone: cluster.gone.then(() => 'see postgres.log'), stop: cluster.stop };
  };
  const supervised = await supervise('The database', open, giveUp);
  await stack.add(supervised.stop);
  return url;
}

/** Starts a program, waits until it is ready, and keeps it running. */
export async function addProgram(
  stack: Stack,
  program: Program,
  readyUrl: string,
  giveUp: GiveUp,
): Promise<void> {
  const open = async (): Promise<Part> => {
    const child = startChild(program);
    try {
      await waitReady(child, readyUrl);
    } catch (error) {
      await child.stop();
      throw error;
    }
    return { gone: child.exited, stop: child.stop };
  };
  const supervised = await supervise(program.name, open, giveUp);
  await stack.add(supervised.stop);
}
