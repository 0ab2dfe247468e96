import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionMedallion } from './section-medallion';

/** The deposits that players reported for tickets; none wait. */
export function DepositsPanel() {
  const t = useTranslations('account.depositsEmpty');
  return (
    <EmptyState
      picture={<SectionMedallion section="ticket-deposits" />}
      title={t('title')}
      text={t('text')}
    />
  );
}
