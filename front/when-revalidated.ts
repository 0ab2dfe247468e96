import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { log } from '@/lib/log';
import { whenEnded } from './when-ended';

const answerSchema = z.object({ tags: z.array(z.string()) });

/** Calls where a revalidation passes through and is believed, before its answer leaves, with its tags: what was known until then may be old. */
export function whenRevalidated(
  req: IncomingMessage,
  res: ServerResponse,
  then: (tags: readonly string[]) => void,
): void {
  if (req.method !== 'POST' || !/^\/api\/revalidate\/?(\?|$)/.test(req.url ?? '')) return;
  // It is read here as it leaves: compressed, its tags would be nobody's.
  delete req.headers['accept-encoding'];
  whenEnded(res, (body) => {
    if (res.statusCode === 200) then(toTags(body));
  });
}

function toTags(body: Buffer | null): readonly string[] {
  try {
    return answerSchema.parse(JSON.parse(String(body))).tags;
  } catch (error) {
    log().error({ err: error }, 'front: the tags of a revalidation cannot be read');
    return [];
  }
}
