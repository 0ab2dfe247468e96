import { json, toResponse } from '@/lib/bff/answer';

export const dynamic = 'force-dynamic';

/** GET: the process is alive. Asks nobody. */
export function GET() {
  return toResponse(json({ status: true }));
}
