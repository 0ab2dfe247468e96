import '@/front/before-next';
import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import next from 'next';
import { answerKnown } from '@/front/answer-known';
import { asGuest, asKnownGuest } from '@/front/as-guest';
import { takeBuiltConfig } from '@/front/built-config';
import { compressOnce } from '@/front/compress-once';
import { decidedPages } from '@/front/decided-pages';
import { directCalls } from '@/front/direct-calls';
import { createFront, type FrontOptions } from '@/front/front';
import { createKeptAnswers } from '@/front/kept-answers';
import { knownHosts } from '@/front/known-hosts';
import { createLive, type Live } from '@/front/live/live';
import { createOwnSite, type OwnSite } from '@/front/live/own-site';
import type { SiteSeen } from '@/front/metrics/site-metrics';
import { type MicroCacheOptions, microCache } from '@/front/micro-cache';
import { pagesOfDatabase } from '@/front/pages-of-database';
import { pastChanges } from '@/front/past-changes';
import { kindsOfPages, neverMadePaths, prerenderedPaths, storedPages } from '@/front/prerendered-paths';
import { staticFiles } from '@/front/static-files';
import { tellSiblings } from '@/front/tell-siblings';
import { toSubject, unknownPages } from '@/front/unknown-pages';
import { makeMainPages, warmUp } from '@/front/warm-up';
import { whenRevalidated } from '@/front/when-revalidated';
import { wholePages } from '@/front/whole-pages';
import { directRows } from '@/lib/bff/direct-rows';
import { securityHeaders } from '@/lib/csp/security-headers';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { initMemory } from '@/lib/session/init-memory';
import { isRenderedPerRequest } from '@/lib/session/page-route';
import { followChanges } from '@/lib/upstream/follow-changes';
import { isMissing } from '@/lib/upstream/is-missing';
import { drainable } from '@/system/drain';

/**
 * Serves the production build at `PORT` (all addresses) behind our own front server, until SIGTERM or SIGINT. Started by
 * `npm start`; an operator with an own process manager may run it alone: `node scripts/run.mjs site-server`.
 */
process.env.SIKKE_FRONT = '1';
// V8 would let garbage stand until the heap has grown to several times what lives in it (docs/adr/447); each whole collection lets go of compiled code that is needed again
// (docs/adr/473).
setFlagsFromString('--heap-growing-percent=90');
// Threads that share a collection of what is young take more of a processor than they save: other processes of the site and of the API work on the other cores.
setFlagsFromString('--no-parallel-scavenge');
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
void serve(Number(process.env.PORT ?? 3000));

/**
 * Two doors lead to one site: `port`, which several processes may share, and one of the loopback interface for this process alone, by which it asks
 * itself what it tells to browsers, and has its own pages expire.
 */
async function serve(port: number): Promise<void> {
  takeBuiltConfig();
  const site = next({ dev: false, port, quiet: true });
  await site.prepare();
  let live: Live | null = null;
  const kept = createKeptAnswers({
    lifeMs: 1_000,
    mostBytes: 64 * 1_048_576,
    now: () => performance.now(),
  });
  const toKind = kindsOfPages();
  const isPrerendered = prerenderedPaths();
  const memory = isOn('micro-cache') ? makeMemory(kept, toKind) : null;
  const answer = makeAnswer(site.getRequestHandler(), { memory, toKind, isPrerendered, live: () => live });
  const own = createFront(answer, frontOptions);
  const ownOrigin = `http://127.0.0.1:${await listenAlone(own)}`;
  const ownSite = createOwnSite(ownOrigin);
  const passOn = tellSiblings(ownSite);
  const onRequest = await measure(() => ({ live, kept }));
  const traces = await trace();
  const answerTraced = traces?.traced(answer) ?? answer;
  const server = createFront(
    (req, res) => {
      whenRevalidated(req, res, (tags) => live?.isHeard() || passOn(tags));
      return answerTraced(req, res);
    },
    // A trace begins behind the front.
    {
      ...frontOptions,
      ...onRequest,
      answerKnown: memory && !traces ? knownAhead(memory, isPrerendered) : undefined,
    },
  );
  const drains = [drainable(server), drainable(own)];
  server.once('error', (error) => {
    process.stderr.write(`The site cannot listen at port ${port}: ${error.message}\n`);
    process.exit(1);
  });
  const followed = makeLive(ownSite);
  live = followed?.live ?? null;
  endWithSignal(async () => {
    live?.close();
    await Promise.all(drains.map((drain) => drain(8_000)));
    await site.close();
    await traces?.flush();
  });
  const extent = env().SITE_WARM_UP;
  const [isWarm] = await Promise.all([warmUp(ownOrigin, extent), followed?.isUpToDate]);
  if (isWarm && extent === 'full') await makeMainPages(ownOrigin, isPrerendered);
  server.listen(port);
}

function listenAlone(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/**
 * Without the secret of the revalidation nothing says that a page is old: then nothing is told either, and browsers ask as before. `isUpToDate` resolves once
 * this process knows which of the pages that lie there are old, or cannot know it for now.
 */
function makeLive(site: OwnSite): { readonly live: Live; readonly isUpToDate: Promise<void> } | null {
  if (env().REVALIDATE_SECRET === undefined || !isOn('live')) return null;
  const onDatabase = pagesOfDatabase();
  const past = pastChanges();
  const live = createLive({
    site,
    follow: (following) =>
      followChanges({
        ...following,
        onState: (state) => {
          if (state === 'lacking') past.giveUp();
          following.onState(state);
        },
        onDatabase,
        onPast: past.take,
      }),
  });
  return { live, isUpToDate: past.isTaken };
}

const frontOptions: FrontOptions = {
  trustedHops: Number(process.env.TRUSTED_PROXY_HOPS ?? 0),
  securityHeaders: securityHeaders(),
  onFailure: (error, requestId) =>
    log().error(
      { requestId, error: error instanceof Error ? error.stack : String(error) },
      'front: unexpected error',
    ),
};

type Handler = ReturnType<ReturnType<typeof next>['getRequestHandler']>;

function isOn(name: ReturnType<typeof env>['SITE_WITHOUT'][number]): boolean {
  return !env().SITE_WITHOUT.includes(name);
}

type ToKind = ReturnType<typeof kindsOfPages>;

function makeMemory(kept: MicroCacheOptions['kept'], toKind: ToKind): MicroCacheOptions {
  const { SITE_URL, ALLOWED_ORIGINS } = env();
  return { kept, isKnownHost: knownHosts([SITE_URL, ...ALLOWED_ORIGINS]), toSubject: toSubject(toKind) };
}

/** Of the memory of guests' pages, for guests and for members whom this process knows. */
function knownAhead(memory: MicroCacheOptions, isPrerendered: IsPrerendered): FrontOptions['answerKnown'] {
  const [toGuest, answer] = [asKnownGuest({ isPrerendered }), answerKnown(memory)];
  return (req, res) => {
    toGuest(req);
    return answer(req, res);
  };
}

type IsPrerendered = ReturnType<typeof prerenderedPaths>;

interface AnswerOptions {
  /** Of guests' pages; null where none is kept. */
  readonly memory: MicroCacheOptions | null;
  readonly toKind: ToKind;
  readonly isPrerendered: IsPrerendered;
  readonly live: () => Live | null;
}

function makeAnswer(handle: Handler, { memory, toKind, isPrerendered, live }: AnswerOptions): Handler {
  const compressions = isOn('compression')
    ? [compressOnce(isPrerendered), wholePages(isRenderedPerRequest)]
    : [];
  const decided = isOn('decided-pages') ? decidedPages(handle) : handle;
  const site: typeof handle = (req, res) => {
    for (const compress of compressions) compress(req, res);
    return decided(req, res);
  };
  const remember = (handler: typeof handle) => (memory ? microCache(handler, memory) : handler);
  const isNeverMade = neverMadePaths(toKind);
  const gated = isOn('page-gate')
    ? unknownPages(site, {
        toKind,
        isStored: storedPages(),
        isMissing: async (path) => isNeverMade(path) || (await isMissing(path)),
        answerMissing: remember(site),
      })
    : site;
  const shared = memory ? asGuest(remember(gated), { isPrerendered, settings: initMemory }) : gated;
  const called = directCalls(shared, directRows);
  const answer = isOn('static-files') ? staticFiles(called) : called;
  // A stream is neither kept nor compressed, and Next never sees it.
  return (req, res) => {
    const told = live();
    return told?.isAsked(req) ? told.answer(req, res) : answer(req, res);
  };
}

/** Where `METRICS_PORT` says so, each request is counted and the metrics are told; the library for it is loaded then alone. */
async function measure(look: () => SiteSeen): Promise<Pick<FrontOptions, 'onRequest'>> {
  const { METRICS_PORT, METRICS_HOST, SIKKE_PROCESS } = env();
  if (METRICS_PORT === undefined) return {};
  const { measureSite } = await import('@/front/metrics/measure-site');
  return { onRequest: measureSite({ look, first: METRICS_PORT, host: METRICS_HOST, number: SIKKE_PROCESS }) };
}

/** Where a collector is named, what is answered is traced, and on through the API to its statements. */
async function trace() {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env();
  if (endpoint === undefined) return null;
  const { traceSite } = await import('@/front/tracing/trace-site');
  return traceSite({ endpoint, share });
}

function endWithSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
