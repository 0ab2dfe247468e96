import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { ImportPanel } from '@/components/desk/content/import-panel';
import { DeskHead } from '@/components/desk/desk-head';
import { buttonClass } from '@/components/ui/button';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import type { ContentKind } from '@/contract/desk-content';
import { findContentKind, listContentFields } from '@/lib/data/desk-content';
import { deskEntryPath } from '@/lib/desk-paths';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../../../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('content');

/** GET /yonetim/icerik/{kind}/aktar: a file is compared with what is stored, and written as it was shown. */
export default async function ImportPage({ params }: PageProps<'/yonetim/icerik/[kind]/aktar'>) {
  const kind = findContentKind((await params).kind) ?? notFound();
  return <StaffPage path={deskEntryPath('content', kind, 'aktar')} show={() => show(kind)} />;
}

async function show(kind: ContentKind) {
  const [t, { desk }, fields] = await Promise.all([
    getTranslations('desk.content'),
    getMessages(),
    listContentFields(kind),
  ]);
  const many = t(`kinds.${kind}.many`);
  return (
    <>
      <DeskHead
        title={`${many}: ${t('import.title').toLocaleLowerCase('tr')}`}
        lead={t('import.lead')}
        actions={
          <SoftLink href={deskEntryPath('content', kind)} className={buttonClass('quiet')}>
            {many}
          </SoftLink>
        }
      />
      <MoreMessages messages={{ desk: { content: desk.content } }}>
        <ImportPanel kind={kind} fields={fields} />
      </MoreMessages>
    </>
  );
}
