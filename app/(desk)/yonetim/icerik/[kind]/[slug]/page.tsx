import { notFound } from 'next/navigation';
import type { ContentKind } from '@/contract/desk-content';
import { findContentEntry, findContentKind } from '@/lib/data/desk-content';
import { deskEntryPath } from '@/lib/desk-paths';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../../../_components/staff-page';
import { EditorScreen } from '../_components/editor-screen';

export const generateMetadata = () => deskPageMetadata('content');

/** GET /yonetim/icerik/{kind}/{slug}: the editor of an entry, or of a draft that has none yet. Rendered per request (D12). */
export default async function ContentPage({ params }: PageProps<'/yonetim/icerik/[kind]/[slug]'>) {
  const { kind: word, slug: given } = await params;
  const kind = findContentKind(word) ?? notFound();
  const slug = decodeURIComponent(given);
  return <StaffPage path={deskEntryPath('content', kind, slug)} show={() => show(kind, slug)} />;
}

async function show(kind: ContentKind, slug: string) {
  const stored = (await findContentEntry(kind, slug)) ?? notFound();
  const { version, values, draft } = stored;
  const isNew = slug.startsWith('yeni.');
  // A draft of an older version is saved on top of that one: the answer then shows both.
  const entry = {
    ...{ slug: isNew ? null : slug, draftName: slug, stored: values, begun: draft?.values ?? null },
    version: draft?.version ?? version,
  };
  return <EditorScreen kind={kind} stored={isNew ? null : stored} entry={entry} />;
}
