import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/ui/page-title';
import type { InfoPage } from '@/lib/routes';
import { InfoNav } from './info-nav';
import { SectionTabs } from './section-tabs';

interface InfoFrameProps {
  readonly page: InfoPage;
  readonly permission: string;
  readonly children: ReactNode;
}

/** A page below the account's own: its title, the tabs of the user area, and the way to its neighbours. */
export function InfoFrame({ page, permission, children }: InfoFrameProps) {
  const t = useTranslations('infoPages');
  return (
    <>
      <PageTitle title={t(`${page}.title`)} text={t(`${page}.description`)} />
      <SectionTabs permission={permission} />
      <InfoNav />
      {children}
    </>
  );
}
