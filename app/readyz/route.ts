import { json, toResponse } from '@/lib/bff/answer';
import { isUpstreamReachable } from '@/lib/upstream/reachable';

export const dynamic = 'force-dynamic';

/** GET: the site can serve everything; 503 with the reason while the upstream cannot be reached. */
export async function GET() {
  const isReady = await isUpstreamReachable();
  return toResponse(
    isReady ? json({ status: true }) : json({ status: false, error: 'upstream_unavailable' }, 503),
  );
}
