import { useTranslations } from 'next-intl';
import { Boost } from '@/components/special-odds/boost';
import { OddResult } from '@/components/special-odds/odd-result';
import { SponsorName } from '@/components/special-odds/sponsor-name';
import { TakeOddLink } from '@/components/special-odds/take-odd-link';
import { CountdownBoard } from '@/components/ui/countdown-board';
import { Mark } from '@/components/ui/mark';
import type { OddDetail } from '@/lib/data/special-odd-view';
import { sportName } from './sport-name';

interface OddHeadProps {
  readonly odd: OddDetail;
}

/** The head of an odd's page: the match, the bet, the boost, the time left and the one way out. */
export async function OddHead({ odd }: OddHeadProps) {
  const place = [await sportName(odd.sport), odd.league].filter(Boolean).join(' · ');
  return (
    <header className="grid gap-8 rounded-panel border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12">
      <div>
        <div className="flex flex-wrap items-center gap-3 text-sm">
          {odd.sponsor ? <Mark {...odd.sponsor} /> : null}
          {odd.sponsor ? <SponsorName sponsor={odd.sponsor} className="font-semibold" /> : null}
          <OddResult odd={odd} />
        </div>
        <p className="mt-6 text-sm text-text-3">{place}</p>
        <h1 className="mt-1 font-display text-2xl font-bold tracking-tight sm:text-3xl">{odd.match}</h1>
        <p className="mt-2 text-lg text-text-2">
          {odd.marketName ? `${odd.marketName}: ` : ''}
          {odd.selection}
        </p>
        <div className="mt-6">
          <Boost odd={odd} size="large" />
        </div>
      </div>
      <div className="flex flex-col justify-end gap-4 lg:w-80">
        <TimeLeft odd={odd} />
        <TakeOddLink odd={odd} variant="primary" />
      </div>
    </header>
  );
}

function TimeLeft({ odd: { state, startsAt, endsAt } }: OddHeadProps) {
  const t = useTranslations('specialOdds');
  const until = state === 'scheduled' ? startsAt : endsAt;
  if (!until || (state !== 'active' && state !== 'scheduled')) return null;
  return (
    <div>
      <p className="mb-2 text-sm text-text-3">{t(state === 'active' ? 'endsIn' : 'startsIn')}</p>
      <CountdownBoard until={until} over={t(state === 'active' ? 'over' : 'started')} />
    </div>
  );
}
