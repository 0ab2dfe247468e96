'use client';

import { late } from '@/components/ui/late';
import { withTexts } from '@/components/ui/with-texts';
import { useUser } from '@/lib/browser/use-user';
import type { SectionLinksProps } from './section-links';

/** Where it does not come, the menu goes on without. */
const SectionLinks = late<SectionLinksProps>(
  withTexts(
    () => import('./section-links').then((module) => module.SectionLinks),
    () => null,
  ),
);

/** The account links of the side menu: by role, and only for who is logged in (specification 2, 6). */
export function AccountLinks() {
  const { user } = useUser();
  return user ? <SectionLinks permission={user.permission} /> : null;
}
