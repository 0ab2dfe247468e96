import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/amount';
import { Mark } from '@/components/ui/mark';
import { SoftLink } from '@/components/ui/soft-link';
import type { SpecialOdd } from '@/lib/data/special-odd-view';
import { pathTo } from '@/lib/paths';
import { Boost } from './boost';
import { OddClock } from './odd-clock';
import { SponsorName } from './sponsor-name';
import { TakeOddLink } from './take-odd-link';

interface OddCardProps {
  readonly odd: SpecialOdd;
}

/** An odd that can be taken, or will be: who gives it, on what, how much of it, and until when. */
export function OddCard({ odd }: OddCardProps) {
  return (
    <article className="flex h-full flex-col gap-5 rounded-panel border border-line bg-surface p-5 transition-colors hover:border-line-strong sm:p-6">
      <div className="flex items-center gap-3">
        {odd.sponsor ? <Mark {...odd.sponsor} /> : null}
        <div className="min-w-0 text-sm">
          {odd.sponsor ? <SponsorName sponsor={odd.sponsor} className="font-semibold" /> : null}
          <p className="truncate text-text-3">{odd.league}</p>
        </div>
      </div>
      <div>
        <h3 className="font-display text-lg leading-snug font-semibold">
          <SoftLink href={pathTo('odd', odd.slug)} className="rounded-sm underline-offset-4 hover:underline">
            {odd.match}
          </SoftLink>
        </h3>
        <p className="mt-1 text-sm text-text-2">
          {odd.marketName ? `${odd.marketName}: ` : ''}
          {odd.selection}
        </p>
      </div>
      <Boost odd={odd} />
      <Cap odd={odd} />
      <div className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-3">
        <OddClock odd={odd} />
        <TakeOddLink odd={odd} />
      </div>
    </article>
  );
}

/** The stake cap is part of the offer: a boost without it would promise too much. */
function Cap({ odd: { maxBet, currency, boostedOdds } }: OddCardProps) {
  const t = useTranslations('specialOdds');
  if (maxBet === null) return null;
  return (
    <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4 text-sm">
      <div>
        <dt className="text-text-3">{t('maxBet')}</dt>
        <dd className="mt-0.5 font-semibold">
          <Money minor={maxBet} currency={currency} />
        </dd>
      </div>
      <div>
        <dt className="text-text-3">{t('maxPayout')}</dt>
        <dd className="mt-0.5 font-semibold">
          <Money minor={Math.floor(maxBet * boostedOdds)} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
