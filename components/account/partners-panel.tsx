import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';
import { PartnersPicture } from './partners-picture';

/** The member's accounts at sponsors; none are linked yet. */
export function PartnersPanel() {
  const t = useTranslations('account.partnersEmpty');
  return (
    <EmptyState
      picture={<PartnersPicture />}
      title={t('title')}
      text={t('text')}
      action={<ButtonLink href={routes.sponsors.path}>{t('action')}</ButtonLink>}
    />
  );
}
