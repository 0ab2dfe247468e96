import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';

/** Beside a name: phone and Telegram are both verified (specification 4). */
export function VerifiedMark() {
  const t = useTranslations('account');
  return (
    <span role="img" aria-label={t('verified')} title={t('verified')} className="text-green">
      <BadgeCheck size={18} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}
