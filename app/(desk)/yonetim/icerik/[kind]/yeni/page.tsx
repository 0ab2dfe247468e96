import { randomBytes } from 'node:crypto';
import { notFound } from 'next/navigation';
import { findContentKind } from '@/lib/data/desk-content';
import { deskEntryPath } from '@/lib/desk-paths';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../../../_components/staff-page';
import { EditorScreen } from '../_components/editor-screen';

export const generateMetadata = () => deskPageMetadata('content');

/** GET /yonetim/icerik/{kind}/yeni: the form of a new entry, whose draft gets a name of its own. */
export default async function NewContentPage({ params }: PageProps<'/yonetim/icerik/[kind]/yeni'>) {
  const kind = findContentKind((await params).kind) ?? notFound();
  const draftName = `yeni.${randomBytes(12).toString('hex')}`;
  const entry = { slug: null, draftName, version: 0, stored: {}, begun: null };
  return (
    <StaffPage
      path={deskEntryPath('content', kind, 'yeni')}
      show={async () => <EditorScreen kind={kind} stored={null} entry={entry} />}
    />
  );
}
