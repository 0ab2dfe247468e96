import { useTranslations } from 'next-intl';
import { StatusBadge, type StatusTone } from '@/components/ui/status-badge';
import type { WagerEvent } from '@/lib/data/wager-event-view';

const tones: Readonly<Record<WagerEvent['phase'], StatusTone>> = {
  scheduled: 'soon',
  live: 'on',
  awaiting_data: 'soon',
  provisional: 'soon',
  dispute: 'soon',
  final: 'done',
  paid: 'done',
  cancelled: 'done',
};

interface PhaseBadgeProps {
  readonly phase: WagerEvent['phase'];
}

/** Where an event stands. */
export function PhaseBadge({ phase }: PhaseBadgeProps) {
  const t = useTranslations('wagerEvents.phases');
  return <StatusBadge tone={tones[phase]}>{t(phase)}</StatusBadge>;
}
