import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startEnvironment } from '@/supervisor/environment';
import type { Installation } from '@/supervisor/installation';
import { installationSecrets } from '@/supervisor/secrets';
import type { Stack } from '@/supervisor/stack';
import { median } from './load';
import { readTreeCpuMs } from './memory';
import type { Row } from './rows';
import { startVariables } from './timed-start';

/** `npm start` itself, in processes of its own. */
export interface StartedCommand extends Pick<Installation, 'env' | 'secrets'> {
  readonly pid: number;
  /** From the command to the block that says that it is ready. */
  readonly seconds: number;
  /** What all its processes took of a processor until then. */
  readonly cpuSeconds: number;
  stop(): Promise<void>;
}

/** How often a start with data is made; the median counts. */
const rounds = 5;

/** Starts with an empty folder and with what lies in it then, whose build is current. */
export async function startRows(dataFolder: string, everything: Stack): Promise<Row[]> {
  const cold = await startCommand(dataFolder, everything);
  await cold.stop();
  const warm: StartedCommand[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = await startCommand(dataFolder, everything);
    await started.stop();
    warm.push(started);
  }
  return [
    { name: 'start with an empty data folder, s', ours: cold.seconds },
    { name: 'start with data, s', ours: median(warm.map(({ seconds }) => seconds)), aim: '<= 3' },
    { name: 'of a processor, s', ours: median(warm.map(({ cpuSeconds }) => cpuSeconds)) },
  ];
}

/** Runs `npm start` on a data folder, one process of each, until it is ready. It ends with `everything` at the latest. */
export async function startCommand(dataFolder: string, everything: Stack): Promise<StartedCommand> {
  const variables = await startVariables({ sites: 1, apis: 1 });
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--data', dataFolder], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  await everything.add(stop);
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += text;
    if (said.includes('Sikke is ready')) break;
  }
  const pid = child.pid ?? 0;
  const seconds = (performance.now() - started) / 1000;
  const cpuSeconds = readTreeCpuMs(pid) / 1000;
  child.stdout.resume();
  return {
    pid,
    seconds,
    cpuSeconds,
    env: startEnvironment(variables),
    secrets: installationSecrets(dataFolder),
    stop,
  };
}
