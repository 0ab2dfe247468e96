import { getTranslations } from 'next-intl/server';
import { readInboxQuery } from '@/app/_components/inbox/inbox-query';
import { InboxScreen } from '@/app/_components/inbox/inbox-screen';
import { PageTexts } from '@/app/_components/page-texts';
import { SectionFrame } from '@/components/account/section-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { NotificationChoices } from '@/components/notifications/choices';
import { buttonClass } from '@/components/ui/button';
import { requireUser } from '@/lib/data/require-user';
import { pathTo } from '@/lib/paths';
import { isStaffPermission, isSupportPermission, userSectionPath } from '@/lib/routes';
import { sectionMetadata } from '@/lib/seo/page-metadata';
import { DeskLink } from '../_components/desk-link';
import { OwnDeposits } from '../_components/own-deposits';

export const generateMetadata = () => sectionMetadata('ticket-deposits');

const path = userSectionPath('ticket-deposits');

/** GET /user/ticket-deposits: a support role's inbox and by what new work reaches it, and everybody else's own deposits. Rendered per request (D12). */
export default async function TicketDepositsPage({ searchParams }: PageProps<'/user/ticket-deposits'>) {
  const user = await requireUser(path);
  if (!user) return <RenewSession />;
  const { permission, username } = user;
  const t = await getTranslations('sponsorReport');
  return (
    <SectionFrame section="ticket-deposits" permission={permission}>
      {isStaffPermission(permission) ? <DeskLink /> : null}
      {isSupportPermission(permission) ? (
        <>
          <p className="mb-4">
            <a href={pathTo('ownSponsorReport')} className={buttonClass('quiet')}>
              {t('toReport')}
            </a>
          </p>
          <InboxScreen path={path} asked={await readInboxQuery(searchParams)} viewer={username} />
          <NotificationChoices groups={['team']} />
        </>
      ) : (
        <PageTexts of={['ownTickets']}>
          <OwnDeposits />
        </PageTexts>
      )}
    </SectionFrame>
  );
}
