import { readInboxQuery } from '@/app/_components/inbox/inbox-query';
import { InboxScreen } from '@/app/_components/inbox/inbox-screen';
import { SectionFrame } from '@/components/account/section-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { requireUser } from '@/lib/data/require-user';
import { isStaffPermission, isSupportPermission, userSectionPath } from '@/lib/routes';
import { sectionMetadata } from '@/lib/seo/page-metadata';
import { DeskTabs } from '../_components/desk-tabs';
import { OwnDeposits } from '../_components/own-deposits';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

const path = userSectionPath('ticket-deposits');

/** GET /user/ticket-deposits: a support role's inbox, and everybody else's own deposits. Rendered per request (D12). */
export default async function TicketDepositsPage({ searchParams }: PageProps<'/user/ticket-deposits'>) {
  const user = await requireUser(path);
  if (!user) return <RenewSession />;
  const { permission, username } = user;
  return (
    <SectionFrame section="ticket-deposits" permission={permission}>
      {isStaffPermission(permission) ? <DeskTabs permission={permission} /> : null}
      {isSupportPermission(permission) ? (
        <InboxScreen path={path} asked={await readInboxQuery(searchParams)} viewer={username} />
      ) : (
        <OwnDeposits />
      )}
    </SectionFrame>
  );
}
