import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sponsorsAnswerSchema } from '@/contract/sponsors';
import { refuseWhileRunning } from '@/supervisor/instance-lock';
import { forgetOperator } from '@/supervisor/operator-variables';
import { onStopSignal } from '@/supervisor/signals';
import { newStack } from '@/supervisor/stack';
import { freePort } from '@/system/ports';
import { toSentence } from '@/system/problem';
import { startBareSite } from './bench/bare-site';
import { changeRows } from './bench/change-rows';
import { claimRows } from './bench/claim-rows';
import { deskRows } from './bench/desk-rows';
import { figureRows } from './bench/figure-rows';
import { firstLoadScripts } from './bench/first-load';
import { floodRows } from './bench/flood-rows';
import { lighthouseRows } from './bench/lighthouse';
import { listRows } from './bench/list-rows';
import { memoryOfDatabase, readMemory } from './bench/memory';
import { orderRows } from './bench/order-rows';
import { rateRows } from './bench/rates';
import { type Row, table } from './bench/rows';
import { saveRows } from './bench/save-rows';
import { seedRows } from './bench/seed-rows';
import { stopped, timedStart } from './bench/timed-start';

/** `npm run bench`: ratios to a bare Next.js site in one run, interleaved. Prints a table; time alone never fails it. */
const folder = mkdtempSync(join(tmpdir(), 'sikke-bench-'));
chmodSync(folder, 0o711);
const everything = newStack();

async function end(exitCode: number): Promise<void> {
  await everything.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(exitCode);
}
onStopSignal(() => void end(130));

try {
  refuseWhileRunning('.data');
  forgetOperator(process.env);
  process.stdout.write(`\n${table(await measured())}\n`);
  await end(0);
} catch (error) {
  process.stderr.write(`The bench cannot run: ${toSentence(error)}\n`);
  await end(1);
}

async function measured(): Promise<Row[]> {
  // The first start may have to build; what is timed comes after it.
  await stopped(await timedStart(join(folder, 'first'), everything));
  const cold = await timedStart(join(folder, 'data'), everything);
  await stopped(cold);
  const warm = await timedStart(join(folder, 'data'), everything);
  const [barePort, site] = [await freePort(), `http://127.0.0.1:${warm.installation.env.PORT}`];
  const bareUrl = `http://127.0.0.1:${barePort}`;
  const bare = await startBareSite(join(folder, 'bare'), barePort, await readSponsors(site));
  await everything.add(bare.stop);
  const rates = await rateRows(warm.installation, bareUrl);
  const [ours, others] = [
    await firstLoadScripts(`${site}/sponsorlar`),
    await firstLoadScripts(`${bareUrl}/`),
  ];
  return [
    ...rates,
    ...(await floodRows(site)),
    { name: 'scripts of the first load, KiB gzip', ours, bare: others, aim: '<= 1.25' },
    ...(await lighthouseRows(`${warm.installation.env.siteUrl}/sponsorlar`, `${bareUrl}/`)),
    { name: 'start with an empty data folder, s', ours: cold.seconds },
    { name: 'start with data, s', ours: warm.seconds },
    ...memory('site', /site-server/, /next-server|next.*start/),
    ...memory('community API', /upstream\/main\.ts/),
    ...databaseMemory(join(folder, 'data')),
    ...(warm.databaseUrl === null ? [] : await seedRows(warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await changeRows(site, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await saveRows(warm.installation, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await orderRows(warm.installation, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await claimRows(warm.installation, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await deskRows(warm.installation, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await figureRows(warm.installation, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await listRows(warm.installation, warm.databaseUrl)),
  ];
}

/** After the load, so that it is what a busy site takes. */
function memory(name: string, ours: RegExp, bare?: RegExp): Row[] {
  const [mine, other] = [readMemory(ours), bare === undefined ? null : readMemory(bare)];
  if (mine === null) return [];
  return [{ name: `memory of the ${name}, MiB`, ours: mine, ...(other === null ? {} : { bare: other }) }];
}

/** The entries that /sponsorlar shows: the bare list has as many. */
async function readSponsors(site: string): Promise<number> {
  const answer = await fetch(`${site}/api/sponsors`);
  return sponsorsAnswerSchema.parse(await answer.json()).data.length;
}

function databaseMemory(dataFolder: string): Row[] {
  const ours = memoryOfDatabase(dataFolder);
  return ours === null ? [] : [{ name: 'memory of PostgreSQL, all its processes, MiB', ours }];
}
