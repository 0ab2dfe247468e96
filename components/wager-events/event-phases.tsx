import { useTranslations } from 'next-intl';
import { type PhaseStep, PhaseSteps } from '@/components/ui/phase-steps';
import type { WagerEventDetail } from '@/lib/data/wager-event-view';
import { formatDateTime } from '@/lib/format/dates';

interface EventPhasesProps {
  readonly event: WagerEventDetail;
}

const order = ['live', 'awaiting_data', 'provisional', 'dispute', 'final'] as const;

/** The way of an event from its start to its final result, each phase with its hour; nothing for a cancelled one, which left it. */
export function EventPhases({ event }: EventPhasesProps) {
  const t = useTranslations('wagerEvents.path');
  const { phase } = event;
  if (phase === 'cancelled') return null;
  const moments = listMoments(event);
  const current = order.findIndex((one) => one === (phase === 'paid' ? 'final' : phase));
  const steps = order.map((one, at): PhaseStep => {
    return {
      key: one,
      name: t(one),
      time: formatDateTime(moments[one]) ?? t('unknown'),
      isNow: at === current,
      isDone: at < current || (at === current && one === 'final'),
    };
  });
  return <PhaseSteps label={t('label')} steps={steps} />;
}

/** The last data opens the provisional result, and only then is it known when objections are heard. */
function listMoments({ startsAt, endsAt, imports, disputeFrom, disputeUntil }: WagerEventDetail) {
  return {
    live: startsAt,
    awaiting_data: endsAt,
    provisional: imports.find((one) => one.is_closing)?.imported_at ?? null,
    dispute: disputeFrom,
    final: disputeUntil,
  };
}
