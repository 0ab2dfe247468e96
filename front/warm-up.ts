import { NEXT_CACHE_IMPLICIT_TAG_ID } from 'next/dist/lib/constants';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { request } from 'undici';
import { callTo } from '@/lib/calls';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { pageRows } from '@/lib/routes';
import { expireTag } from './expire-tag';

/** How long a start waits for its first answers: alone, and where others serve beside it, as long as a call of the upstream may take; milliseconds. */
const patienceMs = { short: 2_000, full: 10_000 } as const;
const mainPatienceMs = 20_000;

/** A page that is made for each request and shows no data of its own, and a call that Next answers. */
const asked = [pageRows.search.path, callTo('init')];

/** The pages of the menu. */
const mainPaths = Object.values(pageRows)
  .filter(({ menu }) => menu !== null)
  .map(({ path }) => path);

/**
 * Has the site at `origin` make a page and answer a call before anybody waits for them: what both take is loaded then, and a change that comes in the first
 * second is shown as soon as any other (docs/adr/459). @returns whether both were answered well, after two seconds at most, or ten in full; a failure is logged and stops nobody
 */
export async function warmUp(origin: string, extent: keyof typeof patienceMs): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs[extent]);
  try {
    const statuses = await Promise.all(asked.map((path) => ask(`${origin}${path}`, signal)));
    return statuses.every((status) => status < 500);
  } catch (error) {
    tellFailure(error);
    return false;
  }
}

/**
 * Has the site at `origin` make anew what it keeps of its main pages, one after another: whatever makes them is loaded and has run before the first change comes
 * (docs/adr/485). For who begins while others serve, and whose upstream answers: it takes seconds, and a page that is made without the upstream is worse than the one
 * that lies there. Resolves when they are there, or after twenty seconds; a failure is logged and stops nobody.
 */
export async function makeMainPages(origin: string, isPrerendered: (path: string) => boolean): Promise<void> {
  const signal = AbortSignal.timeout(mainPatienceMs);
  try {
    for (const path of mainPaths.filter(isPrerendered))
      await whileOld(path, () => ask(`${origin}${path}`, signal));
  } catch (error) {
    tellFailure(error);
  }
}

/** Where it cannot be made anew the page that lies there stays as good as it was. */
async function whileOld(path: string, make: () => Promise<unknown>): Promise<void> {
  const tag = `${NEXT_CACHE_IMPLICIT_TAG_ID}${path}`;
  const before = tagsManifest.get(tag);
  expireTag(tag, Date.now());
  try {
    await make();
  } finally {
    if (before === undefined) tagsManifest.delete(tag);
    else tagsManifest.set(tag, before);
  }
}

/** The status of its answer, which is there as a whole. */
async function ask(url: string, signal: AbortSignal): Promise<number> {
  const headers = { host: new URL(env().SITE_URL).host, accept: '*/*' };
  const { statusCode, body } = await request(url, { headers, signal });
  await body.dump();
  return statusCode;
}

function tellFailure(error: unknown): void {
  log().warn({ error: String(error) }, 'front: the first answers could not be made at the start');
}
