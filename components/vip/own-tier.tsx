import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Still } from '@/components/ui/still';
import type { Club } from '@/lib/data/to-club';
import { formatDay } from '@/lib/format/dates';
import { GoalSteps } from './goal-steps';
import { TierPath } from './tier-path';

interface OwnTierProps {
  readonly club: Club;
  /** The member's own picture, which marks the place on the path. */
  readonly picture: string;
  /** The way to apply. */
  readonly children: ReactNode;
}

/** Where the member stands on the path of medals, until when, and what is missing for what comes next. */
export function OwnTier({ club, picture, children }: OwnTierProps) {
  const t = useTranslations('vip');
  return (
    <section className="rounded-panel border border-line bg-surface p-4 sm:p-8">
      <Still>
        <TierPath club={club} picture={picture} />
      </Still>
      <div className="mt-8 grid gap-8 border-t border-line pt-6 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12">
        <div className="flex flex-col gap-4">
          <div>
            <p className="text-sm text-text-3">{t('yours')}</p>
            <p className="mt-1 font-display text-3xl font-bold tracking-tight">
              {club.held?.name ?? t('noTier')}
            </p>
            <Term club={club} />
          </div>
          <Application club={club} />
          <div>{children}</div>
        </div>
        <Still>
          <GoalSteps goal={club.goal} termDays={club.termDays} />
        </Still>
      </div>
    </section>
  );
}

function Term({ club: { membership } }: { readonly club: Club }) {
  const t = useTranslations('vip');
  if (!membership) return null;
  const date = formatDay(membership.valid_until) ?? '–';
  return (
    <p className="mt-2 text-sm leading-relaxed text-text-2">
      {t(membership.state === 'expiring' ? 'grace' : 'until', { date })}
    </p>
  );
}

/** The last application, as long as it says more than the tier itself. */
function Application({ club: { application, tiers } }: { readonly club: Club }) {
  const t = useTranslations('vip.application');
  if (!application || application.state === 'approved') return null;
  const tier = tiers.find(({ slug }) => slug === application.tier)?.name ?? '';
  const values = { tier, reason: application.reason ?? '' };
  const state = application.state;
  const isKnown =
    state === 'pending' || state === 'in_review' || state === 'needs_info' || state === 'rejected';
  return isKnown ? (
    <p className="rounded-card border border-line bg-bg-raised px-4 py-3 text-sm">{t(state, values)}</p>
  ) : null;
}
