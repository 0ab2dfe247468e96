import 'server-only';
import { headers } from 'next/headers';
import type { z } from 'zod';
import type { UserWire } from '@/contract/account';
import { hasExpired } from '@/lib/session/session-data';
import { readSession } from '@/lib/session/store';
import { callUpstream } from '@/lib/upstream/call';
import { isRefusal } from '@/lib/upstream/error';
import { findPreview } from '@/lib/upstream/find-preview';
import { toCaller } from '@/lib/upstream/to-caller';
import { toldViewer } from './told-viewer';

/**
 * Reads what a member page shows with the viewer's own token, past every cache, and until the page knows who looks, has it said along. `null` for a guest or an expired
 * session, and where the upstream knows no such thing, refuses the cursor, or lacks the area (D27), whichever 4xx it says that with: who the viewer is `requireUser`
 * says, before or after. Throws `UpstreamError` while it is down. Every variable segment must be validated before.
 */
export async function readOwn<T>(path: `/${string}`, answer: z.ZodType<T>): Promise<T | null> {
  const session = await readSession();
  if (!session || hasExpired(session, Date.now())) return null;
  const told = toldViewer();
  const onMember = (user: UserWire) => {
    told.user ??= user;
  };
  try {
    const caller = toCaller(await headers());
    const preview = await findPreview();
    return await callUpstream({
      method: 'GET',
      path,
      answer,
      bearer: session.token,
      caller,
      preview: preview ?? undefined,
      onMember: told.isAsked ? undefined : onMember,
    });
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
