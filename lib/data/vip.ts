import 'server-only';
import { vipAnswerSchema } from '@/contract/vip';
import { readOwn } from './read-own';
import { type Club, toClub } from './to-club';

/** The viewer's own view of the club; null where the upstream has none, or no tiers. */
export async function getClub(): Promise<Club | null> {
  const data = (await readOwn('/vip', vipAnswerSchema))?.data;
  return data && data.tiers.length > 0 ? toClub(data) : null;
}
