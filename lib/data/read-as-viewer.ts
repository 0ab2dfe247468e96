import 'server-only';
import { headers } from 'next/headers';
import type { z } from 'zod';
import { readSession } from '@/lib/session/store';
import { callUpstream } from '@/lib/upstream/call';
import { callerOf } from '@/lib/upstream/caller-of';
import { isUpstreamError } from '@/lib/upstream/error';

/**
 * A read with the viewer's own token while a member page is rendered, past every cache. `null` where the upstream knows no such thing,
 * lacks the area (D27) or refuses the cursor, and for a guest. Throws `UpstreamError` for everything else: the page asked who is
 * there before (`requireUser`), so a refused token is an outage. Every variable segment must be validated before.
 */
export async function readAsViewer<T>(path: `/${string}`, answer: z.ZodType<T>): Promise<T | null> {
  const session = await readSession();
  if (!session) return null;
  try {
    const caller = callerOf(await headers());
    return await callUpstream({ method: 'GET', path, answer, bearer: session.token, caller });
  } catch (error) {
    if (isUpstreamError(error) && [400, 404, 422].includes(error.status)) return null;
    throw error;
  }
}
