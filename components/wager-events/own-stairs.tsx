'use client'; // How far a member has climbed only the member's own browser may know.

import { type Stair, Stairs } from '@/components/figures/stairs';
import { useUser } from '@/lib/browser/use-user';
import { toClimbed } from './to-climbed';
import { useOwnStanding } from './use-own-standing';

interface OwnStairsProps {
  readonly slug: string;
  readonly importNo: number | null;
  readonly label: string;
  /** From the lowest to the highest; `threshold` is what reaches it. */
  readonly steps: readonly (Omit<Stair, 'share'> & { readonly threshold: number })[];
}

/** Steps that everybody climbs alone, filled as far as the viewer came; empty for a guest, and as high either way. */
export function OwnStairs({ slug, importNo, label, steps }: OwnStairsProps) {
  const { user } = useUser();
  const { data: own } = useOwnStanding(user ? { slug, importNo } : null);
  const shares = toClimbed(
    own?.value ?? 0,
    steps.map(({ threshold }) => threshold),
  );
  return <Stairs label={label} stairs={steps.map((step, at) => ({ ...step, share: shares[at] ?? 0 }))} />;
}
