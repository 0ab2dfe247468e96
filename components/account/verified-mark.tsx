import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Beside a name: phone and Telegram are both verified (specification 4). */
export function VerifiedMark() {
  const t = useTranslations('account');
  return (
    <span role="img" aria-label={t('verified')} title={t('verified')} className="text-green">
      <Icon name="badge-check" size={18} />
    </span>
  );
}
