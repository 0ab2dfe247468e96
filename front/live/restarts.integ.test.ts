import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '@/api/db/client';
import { runMigrations } from '@/api/db/migrations';
import { type ApiProcess, startApi } from '@/api/testing/process.fixture';
import { addHunt } from '@/api/testing/streamed.fixture';
import { createStates } from '@/lib/browser/live/states';
import { followChanges } from '@/lib/upstream/follow-changes';
import { type Cluster, openCluster } from '@/postgres/cluster';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { freePort } from '@/system/ports';
import { listen } from '../ask.fixture';
import { createFront } from '../front';
import { type Listener, listenTo } from './listener.fixture';
import { createLive, type Live } from './live';
import { createOwnSite } from './own-site';

const made = temporaryFolder('sikke-restarts-');
const dataFolder = join(made.folder, 'data-folder');
const clientId = 'istemci-kimligi-yirmi-karakter';
const readerCount = 100;
const patience = 30_000;

let cluster: Cluster;
let api: ApiProcess;
let apiPort: number;
/** The site's own calls, which stand for Next's: they answer what the API answers, or that it cannot be reached. */
let pages: Server;
let pagesPort: number;
let front: Server;
let live: Live;
let port: number;

const beginApi = async () => {
  api = await startApi({
    DATABASE_URL: cluster.url,
    UPSTREAM_PORT: String(apiPort),
    CLIENT_ID: clientId,
    UPSTREAM_JWT_SECRET: randomBytes(32).toString('hex'),
    VAULT_KEY: randomBytes(32).toString('hex'),
    REVALIDATE_SECRET: 'a-revalidation-secret-of-forty-characters',
  });
  await api.base;
};
const beginSite = async () => {
  live = createLive({
    site: createOwnSite(`http://127.0.0.1:${pagesPort}`),
    follow: (following) =>
      followChanges({ ...following, onDatabase: () => undefined, onPast: () => undefined }),
  });
  front = createFront((req, res) => live.answer(req, res), {
    trustedHops: 0,
    securityHeaders: [],
    onFailure: () => undefined,
  });
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
};
const endSite = async () => {
  live.close();
  front.closeAllConnections();
  await new Promise((resolve) => front.close(resolve));
};

beforeAll(async () => {
  mkdirSync(dataFolder, { mode: 0o711 });
  [cluster, apiPort, port] = [await openCluster(dataFolder), await freePort(), await freePort()];
  await runMigrations(cluster.url);
  const { db, close } = openDatabase({ url: cluster.url, maxConnections: 1 });
  await addHunt(db, { slug: 'av', title: 'başta', state: 'collecting', collectBalance: null });
  await close();
  vi.stubEnv('REVALIDATE_SECRET', 'a-revalidation-secret-of-forty-characters');
  vi.stubEnv('UPSTREAM_URL', `http://127.0.0.1:${apiPort}`);
  vi.stubEnv('CLIENT_ID', clientId);
  await beginApi();
  pages = createServer(async (req, res) => {
    if (req.method === 'POST') return void res.end('{}');
    const path = (req.url ?? '').replace(/^\/api/, '');
    const asked = fetch(`http://127.0.0.1:${apiPort}${path}`, { headers: { 'X-Client-Id': clientId } });
    const answer = await asked.catch(() => null);
    res.writeHead(answer?.status ?? 503, { 'content-type': 'application/json' });
    res.end(await answer?.text());
  });
  pagesPort = await listen(pages);
  await beginSite();
}, 120_000);
afterAll(async () => {
  await endSite();
  pages.closeAllConnections();
  pages.close();
  api.child.kill('SIGKILL');
  await api.ended;
  await cluster.stop();
  made.remove();
});

/** Renames the hunt over a connection of its own, as soon as the database lets anybody in. */
async function rename(title: string): Promise<void> {
  await vi.waitFor(async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('update bonus_hunts set title = $1', [title]).finally(() => client.end());
  }, patience);
}

/** A browser that comes back by itself with the last id it heard, and every title that it showed. */
function openBrowser() {
  const titles: string[] = [];
  let [listener, states, lastId]: [Listener | null, ReturnType<typeof createStates>, string] = [
    null,
    createStates(),
    '',
  ];
  let taken = 0;
  const look = async () => {
    if (listener === null) {
      listener = await listenTo(port, 'hunt:av', lastId ? { 'last-event-id': lastId } : {}).catch(() => null);
      if (listener?.status !== 200) listener = null;
      taken = 0;
      if (lastId === '') states = createStates();
      void listener?.ended.then(() => {
        lastId = listener?.lastId() ?? '';
        listener = null;
      });
    }
    for (const message of listener?.messages.slice(taken) ?? []) {
      taken += 1;
      expect(states.take(message)).not.toBe('missed');
      titles.push(/"title":"([^"]*)"/.exec(JSON.stringify(states.find('hunt:av')))?.[1] ?? '');
    }
    return titles.at(-1);
  };
  return { titles, look, leave: () => listener?.leave() };
}

test(`an API that is killed, a PostgreSQL that is restarted and a site that is restarted leave each of ${readerCount} readers with the final state, and none ever shows one that was not, or an older one after a newer`, async () => {
  const browsers = Array.from({ length: readerCount }, openBrowser);
  const everybodyShows = (title: string) =>
    vi.waitFor(
      async () => {
        const shown = await Promise.all(browsers.map(({ look }) => look()));
        expect([...new Set(shown)]).toEqual([title]);
      },
      { timeout: patience, interval: 100 },
    );
  await everybodyShows('başta');
  api.child.kill('SIGKILL');
  await api.ended;
  await rename('API yokken');
  await beginApi();
  await everybodyShows('API yokken');

  await cluster.stop();
  cluster = await openCluster(dataFolder, { port: cluster.port });
  await rename('PostgreSQL dönünce');
  await everybodyShows('PostgreSQL dönünce');

  await endSite();
  await rename('site yokken');
  await beginSite();
  await everybodyShows('site yokken');
  await rename('sonunda');
  await everybodyShows('sonunda');
  const happened = ['başta', 'API yokken', 'PostgreSQL dönünce', 'site yokken', 'sonunda'];
  for (const { titles, leave } of browsers) {
    expect(titles.filter((title, at) => title !== titles[at - 1])).toEqual(happened);
    leave();
  }
}, 180_000);
