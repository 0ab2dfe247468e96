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
import { eveningRows } from './bench/evening-rows';
import { figureRows } from './bench/figure-rows';
import { firstLoadScripts } from './bench/first-load';
import { floodRows } from './bench/flood-rows';
import { lighthouseRows } from './bench/lighthouse';
import { listRows } from './bench/list-rows';
import { liveRows } from './bench/live-rows';
import { loginRows } from './bench/login-rows';
import { memberRows } from './bench/member-rows';
import { memoryOfDatabase, readMemory } from './bench/memory';
import { memoryRows, siteMemoryRows } from './bench/memory-rows';
import { nginxRows } from './bench/nginx-rows';
import { readOptions } from './bench/options';
import { orderRows } from './bench/order-rows';
import { overlayRows } from './bench/overlay-rows';
import { proxyRows } from './bench/proxy-rows';
import { rateRows } from './bench/rates';
import { readRows } from './bench/read-rows';
import { remadeRows } from './bench/remade-rows';
import { type Row, table } from './bench/rows';
import { saveRows } from './bench/save-rows';
import { seedRows } from './bench/seed-rows';
import { settingRows } from './bench/setting-rows';
import { shareRows } from './bench/share-rows';
import { startCommand, startRows } from './bench/start-rows';
import { stopped, timedStart } from './bench/timed-start';
import { webhookRows } from './bench/webhook-rows';

/**
 * `npm run bench`: ratios to a bare Next.js site in one run, interleaved. Prints a table; time alone never fails it. `npm run bench -- PART` prints a part
 * alone: `pages`, the remade pages, which no busy machine changes; `desk`, the team's inbox, its lists and a save; `live --minutes 30`, the stream of
 * changes with an evening of so many minutes, two unless said; `overlays`, a widget on a weak machine; `paint`, the first paint of /sponsorlar; `rates`, guests and logins; `members`, what members ask for; `start`, how long a start takes and what its processes hold; `nginx`, the same page out of nginx; `proxy`, the shipped nginx in front of it; `flood`, made-up addresses beside real
 * visitors; `kick`, events of Kick; `writes`, orders, claims and logins, or `reads`, reads and lists of the community API, both without the site.
 * A part with `--sites 2` or `--apis 2` asks as many processes of the site or of the API; what counts the memory or the processor of one process needs one.
 */
const folder = mkdtempSync(join(tmpdir(), 'sikke-bench-'));
chmodSync(folder, 0o711);
const everything = newStack();

/** What is measured alone by its name, after the first start. */
const parts: Readonly<Record<string, (first: Started) => Promise<Row[]>>> = {
  pages: async (first) => remadeRows(first.installation, await startBare(toUrl(first))),
  desk: deskPart,
  live: (first) => measureLive(first, readOptions(process.argv.slice(4)).minutes),
  overlays: async (first) => (first.databaseUrl === null ? [] : overlayRows(toUrl(first), first.databaseUrl)),
  paint: async (first) => paintRows(first, await startBare(toUrl(first))),
  rates: async (first) => rateRows(first.installation, await startBare(toUrl(first))),
  members: async (first) => memberRows(first.installation, await startBare(toUrl(first))),
  start: startPart,
  nginx: ({ installation }) => nginxRows(Number(installation.env.PORT)),
  flood: (first) => floodRows(toUrl(first)),
  proxy: ({ installation, databaseUrl }) => proxyRows(installation.env.PORT, databaseUrl),
  kick: async (first) => (first.databaseUrl === null ? [] : webhookRows(toUrl(first), first.databaseUrl)),
};

/** What is measured alone without the site, which needs no build. */
const apiParts: Readonly<Record<string, (started: Started) => Promise<Row[]>>> = {
  writes: writePart,
  reads: readPart,
};

async function end(exitCode: number): Promise<void> {
  await everything.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(exitCode);
}
const interrupted = new AbortController();
onStopSignal(() => {
  interrupted.abort();
  void end(130);
});

try {
  refuseWhileRunning('.data');
  forgetOperator(process.env);
  process.stdout.write(`\n${table(await measured())}\n`);
  await end(0);
} catch (error) {
  // What is stopped under it fails, and is no news.
  if (!interrupted.signal.aborted) {
    process.stderr.write(`The bench cannot run: ${toSentence(error)}\n`);
    await end(1);
  }
}

async function measured(): Promise<Row[]> {
  // A wrong one is told of before anything is started.
  const { sites, apis } = readOptions(process.argv.slice(4));
  const apiPart = apiParts[process.argv[3] ?? ''];
  if (apiPart) return apiPart(await timedStart(join(folder, 'api'), everything, { hasSite: false, apis }));
  // The first start may have to build; what is timed comes after it.
  const first = await timedStart(join(folder, 'first'), everything, { sites, apis });
  const part = parts[process.argv[3] ?? ''];
  if (part) return part(first);
  await stopped(first);
  const starts = await startRows(join(folder, 'data'), everything);
  const warm = await timedStart(join(folder, 'data'), everything);
  const site = toUrl(warm);
  const bareUrl = await startBare(site);
  const rates = await rateRows(warm.installation, bareUrl);
  const [ours, others] = [
    await firstLoadScripts(`${site}/sponsorlar`),
    await firstLoadScripts(`${bareUrl}/`),
  ];
  return [
    ...rates,
    ...(await memberRows(warm.installation, bareUrl)),
    ...(await nginxRows(Number(warm.installation.env.PORT))),
    { name: 'HTML of /sponsorlar before compression, KB', ours: await htmlKilobytes(site), aim: '<= 120' },
    ...(await floodRows(site)),
    ...(await proxyRows(warm.installation.env.PORT, warm.databaseUrl)),
    { name: 'scripts of the first load, KiB gzip', ours, bare: others, aim: '<= 1.15' },
    ...(await remadeRows(warm.installation, bareUrl)),
    ...(await paintRows(warm, bareUrl)),
    ...starts,
    ...(await siteMemoryRows()),
    ...apiMemory(),
    ...databaseMemory(join(folder, 'data')),
    ...(await shareRows()),
    ...(await measureLive(warm, 2)),
    ...(warm.databaseUrl === null ? [] : await overlayRows(site, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await seedRows(warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await changeRows(site, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await saveRows(warm.installation, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await settingRows(warm.installation, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await orderRows(warm.installation, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await claimRows(warm.installation, warm.databaseUrl)),
    ...(await loginRows(warm.installation)),
    ...(warm.databaseUrl === null ? [] : await readRows(warm.installation, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await webhookRows(site, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await deskRows(warm.installation, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await figureRows(warm.installation, warm.databaseUrl)),
    ...(warm.databaseUrl === null ? [] : await listRows(warm.installation, warm.databaseUrl)),
  ];
}

type Started = Awaited<ReturnType<typeof timedStart>>;

/** What the back office costs: its lists and a save of it, and that no public page has grown by it. The last rows empty tables of what the others look at. */
async function deskPart(started: Started): Promise<Row[]> {
  const { installation, databaseUrl } = started;
  if (databaseUrl === null) return [];
  const ours = await firstLoadScripts(`${toUrl(started)}/sponsorlar`);
  return [
    { name: 'scripts of the first load, KiB gzip', ours },
    ...(await saveRows(installation, databaseUrl)),
    ...(await settingRows(installation, databaseUrl)),
    ...(await deskRows(installation, databaseUrl)),
  ];
}

/** How long a start takes, and what its processes hold: nothing else is asked of them. */
async function startPart(first: Started): Promise<Row[]> {
  await stopped(first);
  const data = join(folder, 'data');
  const starts = await startRows(data, everything);
  const started = await startCommand(data, everything);
  const bareUrl = await startBare(`http://127.0.0.1:${started.env.PORT}`);
  return [...starts, ...(await memoryRows(started, data, bareUrl))];
}

/** What members write, through the community API alone. */
async function writePart({ installation, databaseUrl }: Started): Promise<Row[]> {
  if (databaseUrl === null) return [];
  return [
    ...(await orderRows(installation, databaseUrl)),
    ...(await claimRows(installation, databaseUrl)),
    ...(await loginRows(installation)),
  ];
}

/** What everybody reads of the community API: the rate of a core, and every list while it grows, which empties tables. */
async function readPart({ installation, databaseUrl }: Started): Promise<Row[]> {
  if (databaseUrl === null) return [];
  return [...(await readRows(installation, databaseUrl)), ...(await listRows(installation, databaseUrl))];
}

/** The first paint of the page that everybody lands on. */
function paintRows({ installation }: Started, bareUrl: string): Promise<Row[]> {
  return lighthouseRows(`${installation.env.siteUrl}/sponsorlar`, `${bareUrl}/`);
}

/** The stream of changes: streams that are held, and an evening of so many minutes over them. */
async function measureLive({ installation, databaseUrl }: Started, minutes: number): Promise<Row[]> {
  if (databaseUrl === null) return [];
  const rows = await liveRows(`http://127.0.0.1:${installation.env.PORT}`, databaseUrl);
  return [...rows, ...(await eveningRows(installation, databaseUrl, minutes))];
}

function toUrl({ installation }: Started): string {
  return `http://127.0.0.1:${installation.env.PORT}`;
}

/** The bare site, with as many entries as /sponsorlar shows. */
async function startBare(site: string): Promise<string> {
  const port = await freePort();
  const bare = await startBareSite(join(folder, 'bare'), port, await readSponsors(site));
  await everything.add(bare.stop);
  return `http://127.0.0.1:${port}`;
}

/** After the load. */
function apiMemory(): Row[] {
  const ours = readMemory(/programs\/main\.mjs/);
  return ours === null ? [] : [{ name: 'memory of the community API, MiB', ours }];
}

async function htmlKilobytes(site: string): Promise<number> {
  return (await (await fetch(`${site}/sponsorlar`)).arrayBuffer()).byteLength / 1000;
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
