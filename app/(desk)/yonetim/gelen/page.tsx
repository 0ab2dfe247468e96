import { getTranslations } from 'next-intl/server';
import { type InboxAsked, readInboxQuery } from '@/app/_components/inbox/inbox-query';
import { InboxScreen } from '@/app/_components/inbox/inbox-screen';
import { DeskHead } from '@/components/desk/desk-head';
import { JudgedEvents } from '@/components/events/judged-events';
import type { CurrentUser } from '@/lib/data/current-user';
import { listJudging } from '@/lib/data/judging';
import { listSponsors } from '@/lib/data/sponsors';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.inbox;

export const generateMetadata = () => deskPageMetadata('inbox');

/** GET /yonetim/gelen: what waits for a decision, and the open card beside it. Rendered per request (D12). */
export default async function InboxPage({ searchParams }: PageProps<'/yonetim/gelen'>) {
  const asked = await readInboxQuery(searchParams);
  return <StaffPage path={path} show={(user) => show(user, asked)} />;
}

async function show({ username }: CurrentUser, asked: InboxAsked) {
  const [t, title] = [await getTranslations('desk.inbox'), await getTranslations('desk.pages.inbox')];
  const isOfEvents = asked.kind === 'event' && asked.list === 'waiting' && !asked.cursor;
  return (
    <>
      <DeskHead title={title('title')} lead={t('lead')} />
      <InboxScreen
        path={path}
        asked={asked}
        viewer={username}
        sponsors={
          await listSponsors().then(
            (found) => found ?? [],
            () => [],
          )
        }
        above={isOfEvents ? <JudgedEvents events={await listJudging()} /> : null}
      />
    </>
  );
}
