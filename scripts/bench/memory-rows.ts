import { setTimeout as wait } from 'node:timers/promises';
import { floodRows } from './flood-rows';
import { memberRows } from './member-rows';
import { memoryOfDatabase, readHighestMemory, readMemory } from './memory';
import { rateRows } from './rates';
import type { Row } from './rows';
import type { StartedCommand } from './start-rows';

const bareProcess = /next-server|next.*start/;
const siteProcess = /site-server/;

/** What each process of `npm start` takes: when it is ready, and after guests, members and made-up addresses; the site's against the bare one at `bare`, which answers as long. */
export async function memoryRows(started: StartedCommand, dataFolder: string, bare: string): Promise<Row[]> {
  const ready = siteRow('ready', readMemory(siteProcess, started.pid), readMemory(bareProcess));
  const before = processRows(started, dataFolder, 'ready');
  await rateRows(started, bare);
  await memberRows(started, bare);
  await floodRows(`http://127.0.0.1:${started.env.PORT}`);
  return [
    ...[...ready, ...before],
    ...(await siteMemoryRows(started.pid)),
    ...processRows(started, dataFolder, 'used'),
  ];
}

/** How long both have nothing to do before what they still hold is read: V8 gives back what it does not need, and one of them was busy last. */
const restMs = 30_000;

/** What the site, a child of `parent`, held at its highest since its start, and what it holds after a rest, each against the bare one the same way. */
export async function siteMemoryRows(parent: number = process.pid): Promise<Row[]> {
  await wait(restMs);
  return [
    ...siteRow('at its highest', readHighestMemory(siteProcess, parent), readHighestMemory(bareProcess)),
    ...siteRow('half a minute after', readMemory(siteProcess, parent), readMemory(bareProcess)),
  ];
}

function siteRow(when: string, ours: number | null, bare: number | null): Row[] {
  return ours === null || bare === null
    ? []
    : [{ name: `memory of the site, ${when}, MiB`, ours, bare, aim: '<= 2' }];
}

function processRows({ pid }: StartedCommand, dataFolder: string, when: string): Row[] {
  return [
    ...row(`memory of the community API, ${when}, MiB`, readMemory(/programs\/main\.mjs/, pid)),
    ...row(`memory of the start itself, ${when}, MiB`, readMemory(/run\.mjs start/)),
    ...row(`memory of PostgreSQL, ${when}, MiB`, memoryOfDatabase(dataFolder)),
  ];
}

function row(name: string, ours: number | null): Row[] {
  return ours === null ? [] : [{ name, ours }];
}
