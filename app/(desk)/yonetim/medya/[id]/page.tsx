import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { PictureDesk } from '@/components/desk/media/picture-desk';
import { PictureUses } from '@/components/desk/media/picture-uses';
import { buttonClass } from '@/components/ui/button';
import { MoreMessages } from '@/components/ui/more-messages';
import { findLibraryPicture } from '@/lib/data/desk-media';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { mayWriteMedia } from '@/lib/desk-rights';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('media');

/** GET /yonetim/medya/{id}: a picture of the library, its focal point, its file and where it is shown. */
export default async function LibraryPicturePage({ params }: PageProps<'/yonetim/medya/[id]'>) {
  const { id } = await params;
  return <StaffPage path={deskEntryPath('media', id)} show={({ permission }) => show(permission, id)} />;
}

async function show(permission: string, id: string) {
  const picture = (await findLibraryPicture(id)) ?? notFound();
  const [t, { desk }] = [await getTranslations('desk.media'), await getMessages()];
  return (
    <>
      <DeskHead
        title={picture.name}
        lead={`${picture.width} × ${picture.height}`}
        actions={
          <a href={deskPages.media.path} className={buttonClass('quiet')}>
            {t('back')}
          </a>
        }
      />
      <MoreMessages messages={{ desk: { media: desk.media } }}>
        <PictureDesk key={picture.edition} picture={picture} canWrite={mayWriteMedia(permission)} />
      </MoreMessages>
      <h2 className="mt-8 mb-2 font-display text-lg font-semibold">{t('usedIn')}</h2>
      <PictureUses uses={picture.used_in} />
    </>
  );
}
