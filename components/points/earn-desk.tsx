import { getMessages } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import type { EarnGroup } from '@/lib/data/earn-rules';
import { RedeemCard } from './redeem-card';
import { StampCard } from './stamp-card';

interface EarnDeskProps {
  readonly groups: readonly EarnGroup[];
}

/** What can be done right here: the day's stamp and a code. Each stands there where the operator has such a rule. */
export async function EarnDesk({ groups }: EarnDeskProps) {
  const { pointsDesk, errors, labels } = await getMessages();
  const hasCheckin = groups.some(({ type }) => type === 'checkin');
  const hasCodes = groups.some(({ type }) => type === 'code');
  if (!hasCheckin && !hasCodes) return null;
  return (
    <MoreMessages messages={{ pointsDesk, errors, labels }}>
      <div className="mb-12 grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {hasCheckin ? <StampCard /> : null}
        {hasCodes ? <RedeemCard /> : null}
      </div>
    </MoreMessages>
  );
}
