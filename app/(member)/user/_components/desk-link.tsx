import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { deskHome } from '@/lib/routes';

/** The team's way from the section of tickets to the back office. */
export function DeskLink() {
  const t = useTranslations('claims.queueTabs');
  return (
    // Another frame, and another policy: a page of its own.
    <p className="mb-4">
      <a href={deskHome} className={buttonClass()}>
        {t('inbox')}
      </a>
    </p>
  );
}
