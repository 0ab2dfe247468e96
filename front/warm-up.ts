import { request } from 'undici';
import { callTo } from '@/lib/calls';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { pageRows } from '@/lib/routes';

/** How long a start waits for its first answers, in milliseconds. */
const patienceMs = 2_000;

/** A page that is made for each request and shows no data of its own, and a call that Next answers. */
const asked = [pageRows.search.path, callTo('init')];

/**
 * Has the site at `origin` make a page and answer a call before anybody waits for them: what both take is loaded then, and a change that comes in the first
 * second is shown as soon as any other (docs/adr/459). Resolves when they are there, or after two seconds; a failure is logged and stops nobody.
 */
export async function warmUp(origin: string): Promise<void> {
  const headers = { host: new URL(env().SITE_URL).host, accept: '*/*' };
  const signal = AbortSignal.timeout(patienceMs);
  const ask = async (path: string) => {
    const { body } = await request(`${origin}${path}`, { headers, signal });
    await body.dump();
  };
  await Promise.all(asked.map(ask)).catch((error: unknown) => {
    log().warn({ error: String(error) }, 'front: the first answers could not be made at the start');
  });
}
