import { getMessages, getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { FilterBar } from '@/components/desk/filter-bar';
import { LibraryGrid } from '@/components/desk/media/library-grid';
import { LibraryUploads } from '@/components/desk/media/library-uploads';
import { MoreMessages } from '@/components/ui/more-messages';
import { listLibrary } from '@/lib/data/desk-media';
import { deskPages } from '@/lib/desk-pages';
import { mayWriteMedia } from '@/lib/desk-rights';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.media;

export const generateMetadata = () => deskPageMetadata('media');

/** GET /yonetim/medya: the team's library of pictures. Rendered per request (D12). */
export default async function LibraryPage({ searchParams }: PageProps<'/yonetim/medya'>) {
  const { q, sonra } = await readQuery(searchParams, 'q', 'sonra');
  return <StaffPage path={path} show={({ permission }) => show(permission, q, sonra)} />;
}

async function show(permission: string, q?: string, sonra?: string) {
  const [t, title, { desk }] = [
    await getTranslations('desk.media'),
    await getTranslations('desk.pages.media'),
    await getMessages(),
  ];
  const { pictures, nextCursor } = await listLibrary({
    ...(q ? { q } : {}),
    ...(sonra ? { cursor: sonra } : {}),
  });
  const none = q ? 'noMatch' : 'none';
  return (
    <>
      <DeskHead title={title('title')} lead={t('lead')} />
      {mayWriteMedia(permission) ? (
        <MoreMessages messages={{ desk: { media: desk.media } }}>
          <LibraryUploads />
        </MoreMessages>
      ) : null}
      <FilterBar path={path} query={{ q }} search={{ name: 'q', label: t('search') }} />
      {pictures.length === 0 ? (
        <DeskEmpty title={t(`${none}.title`)} text={t(`${none}.text`)} />
      ) : (
        <LibraryGrid pictures={pictures} />
      )}
      <DeskPager path={path} query={{ q }} cursor={sonra} nextCursor={nextCursor} />
    </>
  );
}
