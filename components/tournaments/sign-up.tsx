import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProgressRail } from '@/components/ui/progress-rail';
import { Until } from '@/components/ui/until';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { signUpOpening } from '@/lib/format/sign-up-opening';
import { ClosedSignUp } from './closed-sign-up';
import { EntryTerms } from './entry-terms';
import { Phases } from './phases';

interface SignUpProps {
  readonly tournament: TournamentDetail;
  /** The viewer's own part. */
  readonly children: ReactNode;
}

/** Where the sign-up stands: the phases with their hours, places taken, who waits, and what it costs; closed it is one line. */
export function SignUp({ tournament, children }: SignUpProps) {
  const t = useTranslations('tournaments');
  const { type, state, size, players, waitlist } = tournament;
  // A board is joined until it ends, a bracket only before it begins.
  const isJoinedOn = type !== 'bracket' && (state === 'registration' || state === 'live');
  const text = isJoinedOn ? t(`signUp.boardText.${state}`) : t(`signUp.text.${state}`);
  const opensAt = signUpOpening(tournament, Date.now());
  const isOpen = isJoinedOn || state === 'registration' || state === 'check_in';
  if (!isOpen)
    return (
      <ClosedSignUp tournament={tournament} text={text}>
        {children}
      </ClosedSignUp>
    );
  return (
    <section aria-labelledby="katilim" className="rounded-panel border border-line bg-surface p-5 sm:p-6">
      <h2 id="katilim" className="font-display text-xl font-semibold">
        {t('signUp.title')}
      </h2>
      <div className="mt-5">
        {opensAt === null ? (
          <Phases tournament={tournament} />
        ) : (
          <Until until={opensAt} over={<Phases tournament={tournament} />}>
            <Phases tournament={tournament} isSoon />
          </Until>
        )}
      </div>
      {size === null ? null : (
        <div className="mt-6">
          <p className="mb-2 flex justify-between gap-4 text-sm">
            <span className="font-semibold tabular-nums">{t('places', { players, size })}</span>
            <span className="text-text-3 tabular-nums">
              {waitlist > 0 ? t('signUp.waitlist', { count: waitlist }) : null}
              {waitlist === 0 ? t('signUp.free', { count: Math.max(0, size - players) }) : null}
            </span>
          </p>
          <ProgressRail label={t('signUp.rail')} value={players} max={size} />
        </div>
      )}
      <div className="mt-5">
        <EntryTerms tournament={tournament} />
      </div>
      <p className="mt-2 text-sm leading-relaxed text-text-3">
        {opensAt === null ? (
          text
        ) : (
          <Until until={opensAt} over={text}>
            {t('signUp.soon')}
          </Until>
        )}
      </p>
      {children}
    </section>
  );
}
