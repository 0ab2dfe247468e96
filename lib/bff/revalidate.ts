import { createHmac, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { env } from '@/lib/env';
import { publicTags } from '@/lib/upstream/public-tags';
import { isUpstreamReachable } from '@/lib/upstream/reachable';
import { BffError } from './bff-error';
import { parseInput } from './parse-input';
import { readText } from './read-text';

const windowS = 300;
const tagsSchema = z.object({ tags: z.array(z.enum(publicTags)).min(1).max(publicTags.length) });

/**
 * Takes the upstream's word that tagged data changed. The call is signed: `x-sikke-timestamp` in seconds and
 * `x-sikke-signature`, the hex HMAC-SHA256 of `timestamp.body` with REVALIDATE_SECRET, at most 5 minutes old. 403 for anything
 * else, also where no secret is set; 422 for unknown tags. The next visitor gets the new page. Stale-while-revalidate
 * (`'max'`) would make the page anew out of the stale data below it and then keep it for its whole timer; it is right only
 * while there is nothing better to be had, because the upstream does not answer.
 */
export async function revalidate(request: Request, nowMs: number = Date.now()): Promise<readonly string[]> {
  const body = await readText(request);
  if (!isSigned(request.headers, body, nowMs)) throw new BffError('forbidden');
  const { tags } = parseInput(tagsSchema, parse(body));
  const profile = (await isUpstreamReachable()) ? { expire: 0 } : 'max';
  for (const tag of tags) revalidateTag(tag, profile);
  return tags;
}

function isSigned(headers: Headers, body: string, nowMs: number): boolean {
  const secret = env().REVALIDATE_SECRET;
  const timestamp = headers.get('x-sikke-timestamp') ?? '';
  const signature = headers.get('x-sikke-signature') ?? '';
  if (!secret || !/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/i.test(signature)) return false;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > windowS) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new BffError('invalid_json');
  }
}
