import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { type Part, type Supervised, supervise } from './supervise';

/** Several processes of one program behind one port. */
export interface ProcessesOptions {
  /** What is told of them is told by this name. */
  readonly name: string;
  readonly count: number;
  /** The program, and what it is started with. */
  readonly exec: string;
  readonly args?: readonly string[];
  readonly execArgv?: readonly string[];
  /** What one has in its environment besides that begins while another one serves. */
  readonly besideEnv?: Readonly<Record<string, string>>;
  readonly tell: (line: string) => void;
}

/** How long one may take until it listens, and until it is gone after SIGTERM; milliseconds. */
const startMs = 60_000;
const graceMs = 10_000;

/**
 * Runs several processes of a program behind one port, until SIGTERM or SIGINT stops them all in order: the first one is there before the others begin,
 * one that ends is started again, and SIGUSR2 puts a new one in the place of each, one after another, so that somebody listens at every moment.
 * They share the listening socket itself (docs/adr/300): what waits in it is not lost with one of them. Exit code 1 where one cannot be kept running.
 */
export async function runProcesses(options: ProcessesOptions): Promise<void> {
  const { name, count, exec, args = [], execArgv = [], besideEnv = {}, tell } = options;
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec, args: [...args], execArgv: [...execArgv] });
  cluster.on('message', tellOthers);
  const serving = new Set<number>();
  cluster.on('listening', ({ id }) => serving.add(id));
  cluster.on('exit', ({ id }) => serving.delete(id));
  const supervised: Supervised[] = [];
  let isStopping = false;

  const end = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(supervised.map((one) => one.stop()));
    process.exit(code);
  };
  const giveUp = (sentence: string) => {
    tell(sentence);
    void end(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));
  let rolling: Promise<void> = Promise.resolve();
  process.on('SIGUSR2', () => {
    rolling = rolling.then(() => roll(supervised, tell));
  });

  const add = async (number: number) => {
    const one = await supervise({
      name: `${name}, process ${number}`,
      open: () => open(number, serving.size > 0 ? besideEnv : {}),
      giveUp,
      tell,
    });
    supervised.push(one);
    if (isStopping) await one.stop();
  };
  await add(1);
  for (let number = 2; number <= count && !isStopping; number += 1) await add(number);
}

/** Each in turn; the first that does not come up ends it, and those that are there stay. */
async function roll(supervised: readonly Supervised[], tell: (line: string) => void): Promise<void> {
  for (const [index, one] of supervised.entries()) {
    try {
      await one.renew();
      tell(`process ${index + 1} of ${supervised.length} is a new one`);
    } catch (error) {
      tell(`the new process does not come up, the old ones stay: ${String(error)}`);
      return;
    }
  }
}

/** A process that takes the place of this number keeps it: by it its metrics have the same address (docs/adr/384). */
async function open(number: number, env: Readonly<Record<string, string>>): Promise<Part> {
  const worker = cluster.fork({ ...env, SIKKE_PROCESS: String(number) });
  const gone = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(error.message));
    worker.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const stop = () => stopWorker(worker, gone);
  const listening = new Promise<'up'>((resolve) => worker.once('listening', () => resolve('up')));
  const how = await Promise.race([listening, gone, delay(startMs, 'it does not listen', { ref: false })]);
  if (how === 'up') return { gone, stop };
  await stop();
  throw new Error(`it ended while starting (${how})`);
}

async function stopWorker(worker: Worker, gone: Promise<string>): Promise<void> {
  worker.process.kill('SIGTERM');
  const left = await Promise.race([gone.then(() => true), delay(graceMs, false, { ref: false })]);
  if (!left) worker.process.kill('SIGKILL');
  await gone;
}

/** What one says is for all the others. */
function tellOthers(from: Worker, message: unknown): void {
  for (const worker of Object.values(cluster.workers ?? {}))
    if (worker !== undefined && worker !== from && worker.isConnected()) worker.send(message as object);
}
