import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { DepositsPicture } from './deposits-picture';

/** The deposits that players reported for tickets; none wait. */
export function DepositsPanel() {
  const t = useTranslations('account.depositsEmpty');
  return <EmptyState picture={<DepositsPicture />} title={t('title')} text={t('text')} />;
}
