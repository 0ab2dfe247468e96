import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/ui/page-title';
import type { UserSection } from '@/lib/routes';
import { SectionTabs } from './section-tabs';

interface SectionFrameProps {
  readonly section: UserSection;
  readonly permission: string;
  /** Of a page below the section that is about something else. */
  readonly texts?: { readonly title: string; readonly description: string };
  readonly children: ReactNode;
}

/** The frame of a section of the user area: its title and the tabs of the viewer's role. */
export function SectionFrame({ section, permission, texts, children }: SectionFrameProps) {
  const t = useTranslations('userSections');
  return (
    <>
      <PageTitle
        title={texts?.title ?? t(`${section}.title`)}
        text={texts?.description ?? t(`${section}.description`)}
      />
      <SectionTabs permission={permission} />
      {children}
    </>
  );
}
