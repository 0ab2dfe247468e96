'use client'; // The list is fetched anew after an upload.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { showToast } from '@/lib/browser/toast';
import { UploadPictures } from './upload-pictures';

/** The uploads of the library's own page: what was taken stands in the list below. */
export function LibraryUploads() {
  const t = useTranslations('desk.media');
  const router = useRouter();
  return (
    <UploadPictures
      onAdded={({ length }) => {
        showToast('success', t('added', { count: length }));
        router.refresh();
      }}
    />
  );
}
