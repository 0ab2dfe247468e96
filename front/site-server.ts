import type { Server } from 'node:http';
import next from 'next';
import { compressOnce } from '@/front/compress-once';
import { createFront } from '@/front/front';
import { knownHosts } from '@/front/known-hosts';
import { microCache } from '@/front/micro-cache';
import { dynamicPaths, prerenderedPaths, storedPages } from '@/front/prerendered-paths';
import { unknownPages } from '@/front/unknown-pages';
import { securityHeaders } from '@/lib/csp/security-headers';
import { env } from '@/lib/env';
import { isMissing } from '@/lib/upstream/is-missing';
import { drainable } from '@/system/drain';

/**
 * Serves the production build at `PORT` (all addresses) behind our own front server, until SIGTERM or SIGINT. Started by
 * `npm start`; an operator with an own process manager may run it alone: `node scripts/run.mjs site-server`.
 */
process.env.SIKKE_FRONT = '1';
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
void serve(Number(process.env.PORT ?? 3000));

async function serve(port: number): Promise<void> {
  const site = next({ dev: false, port, quiet: true });
  await site.prepare();
  const server = makeFront(site.getRequestHandler());
  const drain = drainable(server);
  server.once('error', (error) => {
    process.stderr.write(`The site cannot listen at port ${port}: ${error.message}\n`);
    process.exit(1);
  });
  server.listen(port);
  endWithSignal(async () => {
    await drain(8_000);
    await site.close();
  });
}

function makeFront(handle: ReturnType<ReturnType<typeof next>['getRequestHandler']>): Server {
  const { SITE_URL, ALLOWED_ORIGINS, SITE_WITHOUT } = env();
  const isOn = (name: (typeof SITE_WITHOUT)[number]) => !SITE_WITHOUT.includes(name);
  const compress = isOn('compression') ? compressOnce(prerenderedPaths()) : () => undefined;
  const site: typeof handle = (req, res) => {
    compress(req, res);
    return handle(req, res);
  };
  const pages = { isDynamic: dynamicPaths(), isStored: storedPages(), isMissing };
  const gated = isOn('page-gate') ? unknownPages(site, pages) : site;
  const isKnownHost = knownHosts([SITE_URL, ...ALLOWED_ORIGINS]);
  const answer = isOn('micro-cache') ? microCache(gated, { isKnownHost }) : gated;
  return createFront(answer, {
    trustedHops: Number(process.env.TRUSTED_PROXY_HOPS ?? 0),
    securityHeaders: securityHeaders(),
    onFailure: (error, requestId) =>
      process.stderr.write(
        `${JSON.stringify({ level: 'error', requestId, message: error instanceof Error ? error.stack : String(error) })}\n`,
      ),
  });
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
