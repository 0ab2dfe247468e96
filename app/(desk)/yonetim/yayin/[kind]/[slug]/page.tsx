import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { StreamDesk } from '@/components/desk/stream/stream-desk';
import { buttonClass } from '@/components/ui/button';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import { streamKinds } from '@/contract/desk-stream';
import { findStreamDesk } from '@/lib/data/desk-stream';
import { deskPages } from '@/lib/desk-pages';
import { streamSegments } from '@/lib/desk-paths';
import { pathTo } from '@/lib/paths';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../../../_components/staff-page';

const boards = { 'bonus-hunts': 'hunt', 'bonus-buys': 'buySession' } as const;

export const generateMetadata = () => deskPageMetadata('stream');

/** GET /yonetim/yayin/{av|alim}/{slug}: a hunt or a session of bonus buys, entered while it is played. Rendered per request (D12). */
export default async function StreamDeskPage({ params }: PageProps<'/yonetim/yayin/[kind]/[slug]'>) {
  const { kind, slug } = await params;
  return <StaffPage path={deskPages.stream.path} show={() => show(kind, slug)} />;
}

async function show(segment: string, slug: string) {
  const kind = streamKinds.find((one) => streamSegments[one] === segment) ?? notFound();
  const initial = (await findStreamDesk(kind, slug)) ?? notFound();
  const [t, { desk }] = await Promise.all([getTranslations('desk.stream'), getMessages()]);
  const { problems, locks } = desk.content;
  return (
    <MoreMessages messages={{ desk: { stream: { own: desk.stream.own }, content: { problems, locks } } }}>
      <DeskHead
        title={initial.title}
        actions={
          <SoftLink href={pathTo(boards[kind], slug)} className={buttonClass('quiet')}>
            {t('board')}
          </SoftLink>
        }
      />
      <StreamDesk initial={initial} />
    </MoreMessages>
  );
}
