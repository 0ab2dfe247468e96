import { z } from 'zod';
import { env } from '@/lib/env';
import { findAskedEntry } from './asked-entry';
import { invalidAnswer } from './error';
import { exchange } from './exchange';
import { toFailure } from './failure';
import { parseJson } from './parse-json';

/** How long a page waits for the answer, in milliseconds: whoever is slower is asked by the page itself, which has more time. */
const longestMs = 1_000;

/**
 * Whether the upstream says that there is no entry for the page at this path: one short read, never repeated. False wherever it does not
 * say so: for a path that is about no entry, while it is down, slow or refuses us, and where its lists know the entry (D27).
 */
export async function isMissing(path: string): Promise<boolean> {
  const asked = findAskedEntry(path);
  if (asked === null) return false;
  if (asked.call === null) return true;
  try {
    const isKnown = asked.page === 'sponsor' ? () => isListed(asked.name) : () => false;
    return (await isNotFound(asked.call)) && !(await isKnown());
  } catch {
    return false;
  }
}

async function isNotFound(call: `/${string}`): Promise<boolean> {
  const raw = await read(call);
  return raw.status === 404 && toFailure(404, parseJson(raw), undefined).status === 404;
}

const listSchema = z.object({
  data: z.array(z.object({ id: z.unknown().optional(), slug: z.unknown().optional() })),
});

/** An upstream may know the list alone; a sponsor without a name for paths goes by its number there. */
async function isListed(name: string): Promise<boolean> {
  const raw = await read('/sponsors');
  const list = listSchema.safeParse(parseJson(raw));
  if (raw.status !== 200 || !list.success) throw invalidAnswer();
  return list.data.data.some(({ id, slug }) => slug === name || String(id) === name);
}

/** Whoever is too slow here is given up and counts as nobody's failure. */
function read(call: `/${string}`) {
  return exchange({
    method: 'GET',
    url: `${env().UPSTREAM_URL.replace(/\/+$/, '')}${call}`,
    accept: 'application/json',
    timeoutMs: 2 * longestMs,
    maxBytes: 1_048_576,
    caller: { signal: AbortSignal.timeout(longestMs) },
  });
}
