'use client'; // Only the viewer's browser knows whether a member looks.

import { late } from '@/components/ui/late';
import { withTexts } from '@/components/ui/with-texts';
import { useUser } from '@/lib/browser/use-user';
import type { MemberChecksProps } from './member-checks';

/** A guest fetches none of it; where it does not come, nothing is asked. */
const MemberChecks = late<MemberChecksProps>(
  withTexts(
    () => import('./member-checks').then((module) => module.MemberChecks),
    () => null,
  ),
);

/** What the site asks of its members, once it is known that one looks. */
export function MemberIslands(props: MemberChecksProps) {
  const { user } = useUser();
  return user ? <MemberChecks {...props} /> : null;
}
