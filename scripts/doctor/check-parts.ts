import { metricsAddresses } from '@/supervisor/metrics-addresses';
import { isPortFree } from '@/system/ports';
import type { Check, Examined } from './examined';
import { type Finding, ok, wrong } from './finding';

type Env = NonNullable<Examined['env']>;

/** What listens: while Sikke runs whether its parts answer, otherwise whether their ports are free. */
export const checkParts: Check = async ({ env, isRunning }) => {
  if (env === null) return [];
  const asked = isRunning ? partsOf(env).map(askPart) : portsOf(env).map(askPort);
  return [...(await Promise.all(asked)), ...(await askOwnUpstream(env))];
};

interface Part {
  readonly name: string;
  readonly url: string;
}

function partsOf(env: Env): Part[] {
  const site = { name: 'site', url: `http://127.0.0.1:${env.PORT}/healthz` };
  const api = { name: 'community API', url: `http://127.0.0.1:${env.UPSTREAM_PORT}/readyz` };
  const metrics = metricsAddresses(env).map(({ part, process, port }) => ({
    name: `process ${process} of the ${part}, for its metrics,`,
    url: `http://${env.METRICS_HOST ?? '127.0.0.1'}:${port}/metrics`,
  }));
  return [site, ...(env.UPSTREAM_URL === undefined ? [api] : []), ...metrics];
}

async function askPart({ name, url }: Part): Promise<Finding> {
  const status = await ask(url);
  return status !== null && status < 400
    ? ok(`The ${name} answers at ${url}.`)
    : wrong(
        `The ${name} ${status === null ? 'does not answer' : `answers ${status}`} at ${url}: look into its log; if it was started with other variables than these, ask again with those.`,
      );
}

function portsOf(env: Env): { name: string; port: number; host: string | undefined }[] {
  const host = '127.0.0.1';
  return [
    { name: 'PORT', port: env.PORT, host: undefined },
    ...(env.UPSTREAM_URL === undefined ? [{ name: 'UPSTREAM_PORT', port: env.UPSTREAM_PORT, host }] : []),
    ...metricsAddresses(env).map(({ port }) => ({
      name: 'METRICS_PORT',
      port,
      host: env.METRICS_HOST ?? host,
    })),
  ];
}

async function askPort({ name, port, host }: ReturnType<typeof portsOf>[number]): Promise<Finding> {
  return (await isPortFree(port, host))
    ? ok(`${name} ${port} is free.`)
    : wrong(`${name} ${port} is in use by another program: stop that one, or set another port.`);
}

/** An upstream of the operator's own is asked what every upstream answers. */
async function askOwnUpstream({ UPSTREAM_URL: base, CLIENT_ID = '' }: Env): Promise<Finding[]> {
  if (base === undefined) return [];
  const status = await ask(`${base.replace(/\/$/, '')}/init`, { 'X-Client-Id': CLIENT_ID });
  if (status !== null && status < 400) return [ok('The upstream at UPSTREAM_URL answers.')];
  return [
    wrong(
      `The upstream at UPSTREAM_URL ${status === null ? 'does not answer' : `answers ${status} to GET /init`}: is it up, is the address right, does it know CLIENT_ID? npm run conformance asks it every call.`,
    ),
  ];
}

/** The status of an answer; null where there is none within five seconds. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<number | null> {
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => null,
  );
}
