import { useTranslations } from 'next-intl';
import { type PhaseStep, PhaseSteps } from '@/components/ui/phase-steps';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { formatDateTime } from '@/lib/format/dates';

interface PhasesProps {
  readonly tournament: TournamentDetail;
  /** Its sign-up has not opened: no phase is at hand. */
  readonly isSoon?: boolean;
}

const order = ['registration', 'check_in', 'live', 'completed'] as const;

/** The phases of a tournament in order, each with its hour; the one it is in is marked, none before the first. A board has no check-in. */
export function Phases({ tournament, isSoon = false }: PhasesProps) {
  const t = useTranslations('tournaments.phases');
  const { state, registrationOpensAt, checkinOpensAt, startsAt, endsAt } = tournament;
  const moments = {
    registration: registrationOpensAt,
    check_in: checkinOpensAt,
    live: startsAt,
    completed: endsAt,
  };
  const current = isSoon
    ? -1
    : order.findIndex((phase) => phase === (state === 'paid' ? 'completed' : state));
  const shown = order.filter((phase) => phase !== 'check_in' || checkinOpensAt !== null);
  const steps = shown.map((phase): PhaseStep => {
    const at = order.indexOf(phase);
    return {
      key: phase,
      name: t(phase),
      time: formatDateTime(moments[phase]) ?? t('unknown'),
      isNow: at === current,
      isDone: at < current || (at === current && phase === 'completed'),
    };
  });
  return <PhaseSteps label={t('label')} steps={steps} />;
}
