import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import { formatDateTime } from '@/lib/format/dates';

interface AvailableUntilProps {
  /** ISO time. */
  readonly until: string;
}

/** How long an item can still be had, and until when: afterwards its page stays, with no way to buy it. */
export function AvailableUntil({ until }: AvailableUntilProps) {
  const t = useTranslations('market');
  return (
    <>
      <Countdown until={until} over={t('left')} />
      <span className="block font-text text-xs font-normal text-text-3">{formatDateTime(until)}</span>
    </>
  );
}
