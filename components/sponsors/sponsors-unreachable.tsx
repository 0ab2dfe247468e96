import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';
import { UnreachablePicture } from './unreachable-picture';

/** What stands where the list is not known: not the same as a list of nobody. The action loads the page anew, past the router's memory. */
export function SponsorsUnreachable() {
  const t = useTranslations('sponsors');
  return (
    <EmptyState
      picture={<UnreachablePicture />}
      title={t('unreachableTitle')}
      text={t('unreachableText')}
      action={
        <a href={routes.sponsors.path} className={buttonClass()}>
          {t('retry')}
        </a>
      }
    />
  );
}
