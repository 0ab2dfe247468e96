import { openCluster } from '@/scripts/postgres/cluster';
import { type Child, type Program, runToEnd, startChild } from './child';
import { StartProblem } from './problem';
import { step } from './progress';
import { type Part, supervise } from './supervise';
import { waitReady } from './wait-ready';

/** The parts that run, in the order they were started. */
export interface Stack {
  add(stop: () => Promise<void>): void;
  /** Stops the parts in the reverse order: site, API, database. Safe to call twice. */
  stop(): Promise<void>;
}

/** An empty stack. */
export function newStack(): Stack {
  const stops: (() => Promise<void>)[] = [];
  return {
    add: (stop) => stops.push(stop),
    stop: async () => {
      for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop();
    },
  };
}

type GiveUp = (sentence: string) => void;

/** Opens the embedded PostgreSQL and keeps it running on its port. @returns the database's address */
export async function addDatabase(stack: Stack, dataFolder: string, giveUp: GiveUp): Promise<string> {
  let url = '';
  let port: number | undefined;
  const open = async (): Promise<Part> => {
    const cluster = await openCluster(dataFolder, port);
    url = cluster.url;
    port = cluster.port;
    return { gone: cluster.gone.then(() => 'see postgres.log'), stop: cluster.stop };
  };
  const supervised = await step('Opening the database', () => supervise('The database', open, giveUp));
  stack.add(supervised.stop);
  return url;
}

/** Runs one of the API's programs to its end: the migration, the seed. */
export async function runUpstream(file: string, env: Program['env']): Promise<void> {
  const isDone = await runToEnd({
    name: file,
    args: ['--import', 'tsx', file],
    env: { LOG_LEVEL: 'warn', ...env },
  });
  if (!isDone)
    throw new StartProblem(`${file} failed: see the lines above. The database was left as it was.`);
}

/** Starts a program, waits until it is ready, and keeps it running. */
export async function addProgram(
  stack: Stack,
  program: Program,
  readyUrl: string,
  giveUp: GiveUp,
): Promise<void> {
  const open = async (): Promise<Part> => {
    const child: Child = startChild(program);
    try {
      await waitReady(child, readyUrl);
    } catch (error) {
      await child.stop();
      throw error;
    }
    return { gone: child.exited, stop: () => child.stop() };
  };
  const supervised = await supervise(program.name, open, giveUp);
  stack.add(supervised.stop);
}
