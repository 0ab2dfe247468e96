import type { CurrentUser } from '@/lib/data/current-user';
import { InfoNav } from './info-nav';
import { ProfilePanel } from './profile-panel';
import { SectionFrame } from './section-frame';
import { VerifyPanel } from './verify-panel';

/** The sections that are this folder's own; the others are composed by their pages. */
export type AccountSection = keyof typeof panels;

interface UserAreaProps {
  readonly section: AccountSection;
  readonly user: CurrentUser;
}

const panels = { info: ProfilePanel, verify: VerifyPanel } as const;

/** A section of the user area with the tabs of the viewer's role. */
export function UserArea({ section, user }: UserAreaProps) {
  const Panel = panels[section];
  return (
    <SectionFrame section={section} permission={user.permission}>
      {section === 'info' ? <InfoNav /> : null}
      <Panel user={user} />
    </SectionFrame>
  );
}
