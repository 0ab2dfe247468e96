import { SectionFrame } from '@/components/account/section-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { requireUser } from '@/lib/data/require-user';
import { isAccountPermission, isTeamPermission, userSectionPath } from '@/lib/routes';
import { sectionMetadata } from '@/lib/seo/page-metadata';
import { OwnDeposits } from '../_components/own-deposits';
import { QueueOrEmpty } from '../_components/queue-or-empty';
import { ReviewTabs } from '../_components/review-tabs';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

/**
 * GET /user/ticket-deposits: the queue of a support role or of the team, and for everybody but a support role the own deposits. Rendered
 * per request (D12).
 */
export default async function TicketDepositsPage() {
  const user = await requireUser(userSectionPath('ticket-deposits'));
  if (!user) return <RenewSession />;
  const isMember = isAccountPermission(user.permission);
  const isReviewer = isTeamPermission(user.permission) || !isMember;
  return (
    <SectionFrame section="ticket-deposits" permission={user.permission}>
      {isReviewer ? <ReviewTabs current="deposit" permission={user.permission} /> : null}
      <div className="space-y-14">
        {isReviewer ? <QueueOrEmpty kind="deposit" list="open" /> : null}
        {isMember ? <OwnDeposits /> : null}
      </div>
    </SectionFrame>
  );
}
