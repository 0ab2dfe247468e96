import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { listChildren } from '../scripts/kill-nine/list-children';
import { freePort } from '../system/ports';
import { type BuiltSite, startBuiltSite } from './support/built-site';
import { ownPorts } from './support/process-tree';
import { rawGet } from './support/raw-request';
import { revalidateSite, revalidationSecret } from './support/revalidate-site';
import { sessionPassword } from './support/session-cookie';

test.describe('a signed revalidation', () => {
  let site: BuiltSite;
  let upstream: Server;
  let name = 'Birinci Site';
  /** Called with each read; an answer waits for it. */
  let beforeAnswer: (path: string) => Promise<void> | undefined = () => undefined;

  test.beforeAll(async () => {
    const port = await freePort();
    upstream = await startUpstream(
      port,
      () => name,
      (path) => beforeAnswer(path),
    );
    site = await startSite(port);
  });
  test.afterAll(async () => {
    await site?.stop();
    upstream?.close();
  });

  test('overtakes the page in the making: who asked before sees the old one, whoever comes after the new', async () => {
    name = 'Yapilirken Eski';
    let release = () => {};
    const isRead = new Promise<void>((read) => {
      beforeAnswer = (path) => {
        if (path !== '/sponsors') return undefined;
        read();
        return new Promise<void>((go) => {
          release = go;
        });
      };
    });
    await revalidateSite(site.port, 'sponsors');
    const early = rawGet(site.port, '/sponsorlar');
    await isRead;
    beforeAnswer = () => undefined;
    name = 'Sonra Yeni';
    await revalidateSite(site.port, 'sponsors');
    release();
    expect((await early).body).toContain('Yapilirken Eski');
    expect((await rawGet(site.port, '/sponsorlar')).body).toContain('Sonra Yeni');
  });

  test('shows the very next visitor what changed, and while the upstream is down what was last known', async () => {
    for (const next of ['Ikinci Site', 'Ucuncu Site']) {
      name = next;
      await revalidateSite(site.port, 'sponsors');
      expect((await rawGet(site.port, '/sponsorlar')).body).toContain(next);
    }
    upstream.closeAllConnections();
    await new Promise((done) => upstream.close(done));
    await revalidateSite(site.port, 'sponsors');
    for (const path of ['/sponsorlar', '/sponsorlar', '/haberler']) {
      const { status, body } = await rawGet(site.port, path);
      expect(status, path).toBe(200);
      if (path === '/sponsorlar') expect(body).toContain('Ucuncu Site');
    }
  });

  for (const [kind, options] of [
    ['bare', {}],
    ['behind the front, on a build of yesterday', { hasFront: true, isOld: true }],
  ] as const)
    test(`leaves a process that has never seen its upstream answer the pages that lie there (${kind})`, async () => {
      const stranger = await startSite(await freePort(), options);
      try {
        for (const tag of ['main', 'site', 'init', 'popups', 'sponsors'])
          await revalidateSite(stranger.port, tag);
        for (const path of ['/sponsorlar', '/bilet', '/login']) {
          const { status, body } = await rawGet(stranger.port, path);
          expect([status, body.includes('__next_error__')], path).toEqual([200, false]);
        }
      } finally {
        await stranger.stop();
      }
    });
});

test('a signed revalidation reaches one of several processes, and all show what changed, before a page’s own time of half a minute is over', async () => {
  let name = 'Birinci Site';
  const port = await freePort();
  const upstream = await startUpstream(port, () => name);
  const site = await startSite(port, { processes: 2 });
  try {
    const doors = () => listChildren(site.pid).flatMap(ownPorts);
    await expect.poll(() => doors().length, { timeout: 60_000 }).toBe(2);
    for (const next of ['Ikinci Site', 'Ucuncu Site', 'Dorduncu Site']) {
      name = next;
      await revalidateSite(site.port, 'sponsors');
      const shown = async () =>
        Promise.all(doors().map(async (door) => (await rawGet(door, '/sponsorlar')).body));
      // Each page was made a moment ago: its own time cannot bring this change.
      await expect
        .poll(async () => (await shown()).map((body) => body.includes(next)), {
          timeout: 15_000,
          intervals: [50],
        })
        .toEqual([true, true]);
    }
  } finally {
    await site.stop();
    upstream.closeAllConnections();
    upstream.close();
  }
});

test('a process that others serve beside makes what it keeps of its main pages anew before it listens', async () => {
  const port = await freePort();
  const upstream = await startUpstream(port, () => 'Onceden Site');
  const site = await startSite(port, { hasFront: true, warmUp: 'full' });
  try {
    expect((await rawGet(site.port, '/sponsorlar')).body).toContain('Onceden Site');
  } finally {
    await site.stop();
    upstream.closeAllConnections();
    upstream.close();
  }
});

test('where its upstream cannot answer it makes none of them, and listens', async () => {
  const port = await freePort();
  const asked: string[] = [];
  const upstream = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(url === '/init' ? 503 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ status: true, data: url === '/sponsors' ? [{ id: 1, name: 'Site' }] : {} }),
    );
  });
  await new Promise<void>((done) => upstream.listen(port, '127.0.0.1', done));
  const site = await startSite(port, { hasFront: true, warmUp: 'full' });
  try {
    expect(asked).toContain('/init');
    expect(asked).not.toContain('/sponsors');
  } finally {
    await site.stop();
    upstream.closeAllConnections();
    upstream.close();
  }
});

/** An upstream with one sponsor of this name, and nothing else. */
async function startUpstream(
  port: number,
  toName: () => string,
  beforeAnswer: (path: string) => Promise<void> | undefined = () => undefined,
): Promise<Server> {
  const upstream = createServer(async ({ url = '' }, response) => {
    const reads: Record<string, unknown> = { '/sponsors': [{ id: 1, name: toName() }], '/popups': [] };
    await beforeAnswer(url);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: true, data: reads[url] ?? {} }));
  });
  await new Promise<void>((done) => upstream.listen(port, '127.0.0.1', done));
  return upstream;
}

interface StartOptions {
  readonly processes?: number;
  readonly hasFront?: boolean;
  readonly isOld?: boolean;
  readonly warmUp?: 'short' | 'full';
}

function startSite(
  upstreamPort: number,
  { warmUp = 'short', ...options }: StartOptions = {},
): Promise<BuiltSite> {
  return startBuiltSite({
    middleware: 'kept',
    ...options,
    env: {
      SESSION_PASSWORD: sessionPassword,
      UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
      SITE_URL: '',
      RECAPTCHA_SITE_KEY: '',
      REVALIDATE_SECRET: revalidationSecret,
      SITE_WARM_UP: warmUp,
    },
  });
}
