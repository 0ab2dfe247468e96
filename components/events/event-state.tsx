import { useTranslations } from 'next-intl';
import { StatusBadge, type StatusTone } from '@/components/ui/status-badge';
import type { EventState as State } from '@/contract/events';

const tones: Readonly<Record<State, StatusTone>> = {
  upcoming: 'soon',
  live: 'on',
  judging: 'open',
  finished: 'done',
  cancelled: 'done',
};

interface EventStateProps {
  readonly state: State;
}

/** Where an event stands. */
export function EventState({ state }: EventStateProps) {
  const t = useTranslations('events.states');
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>;
}
