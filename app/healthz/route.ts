import { json } from '@/lib/bff/answer';

export const dynamic = 'force-dynamic';

/** GET: the process is alive. Asks nobody. */
export function GET() {
  return json({ status: true });
}
