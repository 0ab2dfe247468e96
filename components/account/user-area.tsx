import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/ui/page-title';
import type { CurrentUser } from '@/lib/data/current-user';
import type { UserSection } from '@/lib/routes';
import { DepositsPanel } from './deposits-panel';
import { InfoNav } from './info-nav';
import { PartnersPanel } from './partners-panel';
import { ProfilePanel } from './profile-panel';
import { SectionTabs } from './section-tabs';
import { VerifyPanel } from './verify-panel';

interface UserAreaProps {
  readonly section: UserSection;
  readonly user: CurrentUser;
}

const panels = {
  info: ProfilePanel,
  partners: PartnersPanel,
  verify: VerifyPanel,
  'ticket-deposits': DepositsPanel,
} as const;

/** A section of the user area with the tabs of the viewer's role. */
export function UserArea({ section, user }: UserAreaProps) {
  const t = useTranslations('userSections');
  const Panel = panels[section];
  return (
    <>
      <PageTitle title={t(`${section}.title`)} text={t(`${section}.description`)} />
      <SectionTabs permission={user.permission} />
      {section === 'info' ? <InfoNav /> : null}
      <Panel user={user} />
    </>
  );
}
