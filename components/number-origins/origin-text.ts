import type { useTranslations } from 'next-intl';
import type { NumberOrigin } from '@/contract/number-origins';
import { formatDateTime } from '@/lib/format/dates';
import { findLedgerReason } from '@/lib/format/known-names';
import { formatCoins } from '@/lib/format/money';

const roles = ['admin', 'editor', 'moderator'] as const;

/** By what way a number came, in words: the way, which role the person had, and when. Nobody is named. */
export function originText(
  { source, role, at, no, count, reason, sum }: NumberOrigin,
  t: ReturnType<typeof useTranslations<'numbers'>>,
  tReasons: ReturnType<typeof useTranslations<'statement.reasons'>>,
): string {
  const known = roles.find((one) => one === role);
  const ledger = findLedgerReason(reason);
  const way = [
    reason === null || reason === undefined ? t(`sources.${source}`) : null,
    no ? t('importNo', { no }) : null,
    ledger ? tReasons(ledger) : reason === 'tickets' ? t('tickets') : null,
    reason && count ? t('parts', { count: formatCoins(count), sum: formatCoins(sum ?? 0) }) : null,
    known ? t(`roles.${known}`) : null,
    formatDateTime(at),
  ];
  return way.filter(Boolean).join(' · ');
}
