'use client';

import { late } from '@/components/ui/late';
import { useUser } from '@/lib/browser/use-user';

const SectionLinks = late(() => import('./section-links').then((module) => module.SectionLinks));

/** The account links of the side menu: by role, and only for who is logged in (specification 2, 6). */
export function AccountLinks() {
  const { user } = useUser();
  return user ? <SectionLinks permission={user.permission} /> : null;
}
