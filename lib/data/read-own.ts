import 'server-only';
import { headers } from 'next/headers';
import type { z } from 'zod';
import { readSession } from '@/lib/session/store';
import { callUpstream } from '@/lib/upstream/call';
import { isRefusal } from '@/lib/upstream/error';
import { findPreview } from '@/lib/upstream/find-preview';
import { toCaller } from '@/lib/upstream/to-caller';

/**
 * Reads what a member page shows with the viewer's own token, past every cache; ask `requireUser` first. `null` for a guest, and where the
 * upstream knows no such thing, refuses the cursor, or lacks the area (D27), whichever 4xx it says that with: who the viewer is it has
 * just told. Throws `UpstreamError` while it is down. Every variable segment must be validated before.
 */
export async function readOwn<T>(path: `/${string}`, answer: z.ZodType<T>): Promise<T | null> {
  const session = await readSession();
  if (!session) return null;
  try {
    const caller = toCaller(await headers());
    const preview = await findPreview();
    const as = { bearer: session.token, caller, ...(preview !== null && { preview }) };
    return await callUpstream({ method: 'GET', path, answer, ...as });
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
