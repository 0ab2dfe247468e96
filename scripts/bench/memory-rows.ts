import { floodRows } from './flood-rows';
import { memberRows } from './member-rows';
import { memoryOfDatabase, readMemory } from './memory';
import { rateRows } from './rates';
import type { Row } from './rows';
import type { StartedCommand } from './start-rows';

const bareProcess = /next-server|next.*start/;

/** What each process of `npm start` takes: when it is ready, and after guests, members and made-up addresses; the site's against the bare one at `bare`, which answers as long. */
export async function memoryRows(started: StartedCommand, dataFolder: string, bare: string): Promise<Row[]> {
  const before = processRows(started, dataFolder, 'ready');
  await rateRows(started, bare);
  await memberRows(started, bare);
  await floodRows(`http://127.0.0.1:${started.env.PORT}`);
  return [...before, ...processRows(started, dataFolder, 'used')];
}

function processRows({ pid }: StartedCommand, dataFolder: string, when: string): Row[] {
  const bare = readMemory(bareProcess);
  const site = readMemory(/site-server/, pid);
  return [
    ...(site === null || bare === null
      ? []
      : [{ name: `memory of the site, ${when}, MiB`, ours: site, bare, aim: '<= 2' }]),
    ...row(`memory of the community API, ${when}, MiB`, readMemory(/programs\/main\.mjs/, pid)),
    ...row(`memory of the start itself, ${when}, MiB`, readMemory(/run\.mjs start/)),
    ...row(`memory of PostgreSQL, ${when}, MiB`, memoryOfDatabase(dataFolder)),
  ];
}

function row(name: string, ours: number | null): Row[] {
  return ours === null ? [] : [{ name, ours }];
}
