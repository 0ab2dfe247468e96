import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { RouteKey } from '@/lib/routes';
import type messages from '@/messages/tr.json';
import { AreaAction } from './area-action';
import { Medallion } from './medallion';
import { PageHeader } from './page-header';

interface AreaPageProps {
  readonly area: RouteKey & keyof typeof messages.empty;
}

/** The page of an area that has no entries: what it is, what will stand here, one way on. */
export function AreaPage({ area }: AreaPageProps) {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t(`pages.${area}.title`)} text={t(`pages.${area}.description`)} />
      <EmptyState
        picture={<Medallion area={area} />}
        title={t(`empty.${area}.title`)}
        text={t(`empty.${area}.text`)}
        action={<AreaAction area={area} />}
      />
    </>
  );
}
