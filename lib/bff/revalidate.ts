import { createHmac, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { logPositionSchema } from '@/contract/live';
import { env } from '@/lib/env';
import { noteLogPosition } from '@/lib/upstream/log-position';
import { publicTags } from '@/lib/upstream/public-tags';
import { isUpstreamReachable } from '@/lib/upstream/reachable';
import type { Asked } from './asked';
import { BffError } from './bff-error';
import { parseInput } from './parse-input';
import { readText } from './read-text';
import { toldChanges } from './told-changes';

const windowS = 300;
const tagsSchema = z.object({
  tags: z.array(z.enum(publicTags)).min(1).max(publicTags.length),
  /** The numbers of a tag's changes, where whoever calls has them. */
  changes: z.partialRecord(z.enum(publicTags), z.array(z.int()).min(1)).default({}),
  /** Behind which position of the database's log they lie, where a replica answers reads. */
  position: logPositionSchema.optional(),
});

/**
 * Takes the upstream's word that tagged data changed. The call is signed: `x-sikke-timestamp` in seconds and
 * `x-sikke-signature`, the hex HMAC-SHA256 of `timestamp.body` with REVALIDATE_SECRET, at most 5 minutes old. 403 for anything
 * else, also where no secret is set; 422 for unknown tags. The next visitor gets the new page. Stale-while-revalidate
 * (`'max'`) would make the page anew out of the stale data below it and then keep it for its whole timer; it is right only
 * while there is nothing better to be had, because the upstream does not answer. A change that comes with its number expires its tag once, whoever says
 * so first: our own upstream tells of it twice (ADR 251).
 */
export async function revalidate(
  request: Pick<Asked, 'headers' | 'body'>,
  nowMs: number = Date.now(),
): Promise<readonly string[]> {
  const body = await readText(request);
  if (!isSigned(request.headers, body, nowMs)) throw new BffError('forbidden');
  const { tags, changes, position } = parseInput(tagsSchema, parse(body));
  noteLogPosition(position);
  const fresh = tags.filter((tag) => !told.has(tag, changes[tag]));
  const profile = fresh.length > 0 && (await isUpstreamReachable()) ? { expire: 0 } : 'max';
  for (const tag of fresh) {
    revalidateTag(tag, profile);
    if (profile !== 'max') told.note(tag, changes[tag]);
  }
  return tags;
}

const told = toldChanges();

function isSigned(headers: Asked['headers'], body: string, nowMs: number): boolean {
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
