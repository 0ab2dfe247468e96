import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Club } from '@/lib/data/vip';
import { formatDay } from '@/lib/format/dates';
import { CriteriaList } from './criteria-list';

interface OwnTierProps {
  readonly club: Club;
  /** The way to apply. */
  readonly children: ReactNode;
}

/** Where the member stands, until when, and what is missing to the next tier. */
export function OwnTier({ club, children }: OwnTierProps) {
  const t = useTranslations('vip');
  const { held, next } = club;
  return (
    <section className="grid gap-8 rounded-panel border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-12">
      <div className="flex flex-col gap-4">
        <div>
          <p className="text-sm text-text-3">{t('yours')}</p>
          <p className="mt-1 font-display text-3xl font-bold tracking-tight">{held?.name ?? t('noTier')}</p>
          <Term club={club} />
        </div>
        <Application club={club} />
        <div className="mt-auto">{children}</div>
      </div>
      <div>
        <h2 className="mb-5 font-display text-lg font-semibold">
          {next ? t('next', { name: next.name }) : t('top')}
        </h2>
        {next ? <CriteriaList needs={next.needs} /> : null}
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
