import { notFound } from 'next/navigation';
import { SectionFrame } from '@/components/account/section-frame';
import { RenewSession } from '@/components/auth/renew-session';
import type { ClaimKind } from '@/contract/claims';
import { requireUser } from '@/lib/data/require-user';
import { isTeamPermission, userSectionPath } from '@/lib/routes';
import { sectionMetadata } from '@/lib/seo/page-metadata';
import { QueueOrEmpty } from '../../_components/queue-or-empty';
import { queuePages, ReviewTabs } from '../../_components/review-tabs';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

/** GET /user/ticket-deposits/{queue}: what waits for the team; 404 for everybody else. Rendered per request (D12). */
export default async function QueuePage({ params }: PageProps<'/user/ticket-deposits/[queue]'>) {
  const kind = kindOf((await params).queue);
  const user = await requireUser(userSectionPath('ticket-deposits'));
  if (!user) return <RenewSession />;
  if (!isTeamPermission(user.permission)) notFound();
  return (
    <SectionFrame section="ticket-deposits" permission={user.permission}>
      <ReviewTabs current={kind} />
      <QueueOrEmpty kind={kind} />
    </SectionFrame>
  );
}

function kindOf(page: string): ClaimKind {
  const found = Object.entries(queuePages).find(([name]) => name === page);
  return found?.[1] ?? notFound();
}
