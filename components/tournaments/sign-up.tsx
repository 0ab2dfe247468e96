import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Coins } from '@/components/ui/amount';
import { ProgressRail } from '@/components/ui/progress-rail';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { Phases } from './phases';

interface SignUpProps {
  readonly tournament: TournamentDetail;
  /** The viewer's own part. */
  readonly children: ReactNode;
}

/** Where the sign-up stands: the phases with their hours, places taken, who waits, and what it costs. */
export function SignUp({ tournament, children }: SignUpProps) {
  const t = useTranslations('tournaments');
  const { type, state, size, players, waitlist, entryCost } = tournament;
  // A board is joined until it ends, a bracket only before it begins.
  const isJoinedOn = type !== 'bracket' && (state === 'registration' || state === 'live');
  const isOpen = isJoinedOn || state === 'registration' || state === 'check_in';
  return (
    <section aria-labelledby="katilim" className="rounded-panel border border-line bg-surface p-5 sm:p-6">
      <h2 id="katilim" className="font-display text-xl font-semibold">
        {t('signUp.title')}
      </h2>
      <Phases tournament={tournament} />
      {size === null ? null : (
        <div className="mt-6">
          <p className="mb-2 flex justify-between gap-4 text-sm">
            <span className="font-semibold tabular-nums">{t('places', { players, size })}</span>
            <span className="text-text-3 tabular-nums">
              {waitlist > 0 ? t('signUp.waitlist', { count: waitlist }) : null}
              {waitlist === 0 && isOpen ? t('signUp.free', { count: Math.max(0, size - players) }) : null}
            </span>
          </p>
          <ProgressRail label={t('signUp.rail')} value={players} max={size} />
        </div>
      )}
      <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
        {entryCost > 0 ? (
          <>
            {t('signUp.cost')} <Coins value={entryCost} />
          </>
        ) : (
          t('signUp.freeOfCharge')
        )}
      </p>
      <p className="mt-2 text-sm leading-relaxed text-text-3">
        {isJoinedOn ? t(`signUp.boardText.${state}`) : t(`signUp.text.${state}`)}
      </p>
      {children}
    </section>
  );
}
