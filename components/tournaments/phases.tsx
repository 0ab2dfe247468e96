import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { formatDateTime } from '@/lib/format/dates';

interface PhasesProps {
  readonly tournament: TournamentDetail;
}

const order = ['registration', 'check_in', 'live', 'completed'] as const;

/** The phases of a tournament in order, each with its hour; the one it is in is marked. A board has no check-in. */
export function Phases({ tournament }: PhasesProps) {
  const t = useTranslations('tournaments.phases');
  const { state, registrationOpensAt, checkinOpensAt, startsAt, endsAt } = tournament;
  const moments = {
    registration: registrationOpensAt,
    check_in: checkinOpensAt,
    live: startsAt,
    completed: endsAt,
  };
  const current = order.findIndex((phase) => phase === (state === 'paid' ? 'completed' : state));
  const shown = order.filter((phase) => phase !== 'check_in' || checkinOpensAt !== null);
  return (
    <ol className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {shown.map((phase) => {
        const at = order.indexOf(phase);
        const isCurrent = at === current;
        const isPast = at < current || (isCurrent && phase === 'completed');
        return (
          <li
            key={phase}
            aria-current={isCurrent ? 'step' : undefined}
            className={`rounded-card border px-4 py-3 ${isCurrent ? 'border-text-3 bg-surface-2' : 'border-line'}`}
          >
            <p className={`flex items-center gap-2 text-sm font-semibold ${isCurrent ? '' : 'text-text-2'}`}>
              {isPast ? <Icon name="check" size={16} className="text-green" /> : null}
              {t(phase)}
            </p>
            <p className="mt-1 text-xs text-text-3 tabular-nums">
              {formatDateTime(moments[phase]) ?? t('unknown')}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
