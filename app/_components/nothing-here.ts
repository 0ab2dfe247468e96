import type { Area } from '@/contract/areas';
import { getFrame } from '@/lib/data/frame';

/** The answer of a file that goes with an area which is off; null while it is on. */
export async function nothingHere(area: Area): Promise<Response | null> {
  return (await getFrame()).areasOff.includes(area) ? new Response(null, { status: 404 }) : null;
}
