import { useTranslations } from 'next-intl';
import type { PauseWire } from '@/contract/account';
import { formatDateTime } from '@/lib/format/dates';

/** The sentence that says until when the account is paused. */
export function PauseText({ pause: { until } }: { readonly pause: PauseWire }) {
  const t = useTranslations('pause');
  return until ? t('until', { date: formatDateTime(until) ?? until }) : t('forever');
}
