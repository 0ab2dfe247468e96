import { useTranslations } from 'next-intl';
import { StatusBadge, type StatusTone } from '@/components/ui/status-badge';
import type { Hunt } from '@/lib/data/hunt-view';

const tones: Readonly<Record<Hunt['state'], StatusTone>> = {
  collecting: 'open',
  guessing_locked: 'soon',
  opening: 'live',
  completed: 'done',
  settled: 'done',
  cancelled: 'done',
};

interface HuntStateProps {
  readonly state: Hunt['state'];
}

/** Where a hunt stands; what is being opened breathes. */
export function HuntState({ state }: HuntStateProps) {
  const t = useTranslations('huntBoard.states');
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>;
}
