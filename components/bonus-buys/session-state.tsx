import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import type { BuySession } from '@/lib/data/buys';

interface SessionStateProps {
  readonly state: BuySession['state'];
}

/** Where a session stands: being played, or over. */
export function SessionState({ state }: SessionStateProps) {
  const t = useTranslations('bonusBuys.states');
  return <StatusBadge tone={state === 'live' ? 'live' : 'done'}>{t(state)}</StatusBadge>;
}
