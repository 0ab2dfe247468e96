import 'server-only';
import { type VipTierWire, type VipWire, vipAnswerSchema } from '@/contract/vip';
import { readAsViewer } from './read-as-viewer';

/** The club as its page shows it: the wire, with the tiers it names in place. */
export interface Club extends VipWire {
  readonly held: VipTierWire | null;
  readonly reachedTier: VipTierWire | null;
  /** The tier above the one that is held; null at the top. */
  readonly next: VipTierWire | null;
}

/** The viewer's own view of the club; null where the upstream has none, or no tiers. */
export async function getClub(): Promise<Club | null> {
  const data = (await readAsViewer('/vip', vipAnswerSchema))?.data;
  if (!data || data.tiers.length === 0) return null;
  const tierOf = (slug: string | null | undefined) => data.tiers.find((tier) => tier.slug === slug) ?? null;
  const held = tierOf(data.membership?.tier);
  const next = data.tiers.find(({ level }) => level > (held?.level ?? 0)) ?? null;
  return { ...data, held, next, reachedTier: tierOf(data.reached) };
}
