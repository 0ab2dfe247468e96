import { useTranslations } from 'next-intl';
import { StatusBadge, type StatusTone } from '@/components/ui/status-badge';
import type { Raffle } from '@/lib/data/raffle-view';

const tones: Readonly<Record<Raffle['phase'], StatusTone>> = {
  upcoming: 'soon',
  open: 'open',
  closed: 'soon',
  drawn: 'done',
  paid: 'done',
  cancelled: 'done',
};

interface RafflePhaseBadgeProps {
  readonly phase: Raffle['phase'];
}

/** Where a draw stands. */
export function RafflePhaseBadge({ phase }: RafflePhaseBadgeProps) {
  const t = useTranslations('raffles.phases');
  return <StatusBadge tone={tones[phase]}>{t(phase)}</StatusBadge>;
}
