import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import type messages from '@/messages/tr.json';
import { AreaPicture, type EmptyArea } from './area-picture';
import { AreaWays } from './area-ways';

interface AreaPageProps {
  readonly area: EmptyArea;
  /** Which text stands here, where an area has more than one. */
  readonly state?: Exclude<keyof typeof messages.empty, 'actions'>;
  /** The tabs of the area, which stay where one of its lists is empty. */
  readonly tabs?: ReactNode;
}

/** The page of an area that has no entries: what it is, what will stand here, one way on. */
export function AreaPage({ area, state = area, tabs }: AreaPageProps) {
  const t = useTranslations();
  return (
    <>
      <PageTitle title={t(`pages.${area}.title`)} text={t(`pages.${area}.description`)} />
      {tabs}
      <EmptyState
        picture={<AreaPicture area={area} />}
        title={t(`empty.${state}.title`)}
        text={t(`empty.${state}.text`)}
        action={<AreaWays area={area} />}
      />
    </>
  );
}
