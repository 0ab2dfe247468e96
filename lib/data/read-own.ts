import 'server-only';
import { headers } from 'next/headers';
import type { z } from 'zod';
import { readSession } from '@/lib/session/store';
import { callUpstream } from '@/lib/upstream/call';
import { callerOf } from '@/lib/upstream/caller-of';
import { isUpstreamError } from '@/lib/upstream/error';

/**
 * Reads what belongs to the viewer of a member page, with the viewer's own token, past every cache; ask `requireUser` first. `null`
 * where the upstream knows no such thing, refuses the cursor, or lacks the area (D27). Throws `UpstreamError` while it is down.
 */
export async function readOwn<T>(path: `/${string}`, answer: z.ZodType<T>): Promise<T | null> {
  const session = await readSession();
  if (!session) return null;
  try {
    const caller = callerOf(await headers());
    return await callUpstream({ method: 'GET', path, answer, bearer: session.token, caller });
  } catch (error) {
    if (isUpstreamError(error) && [404, 422].includes(error.status)) return null;
    throw error;
  }
}
