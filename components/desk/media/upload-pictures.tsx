'use client'; // Files are chosen and dropped here.

import { useTranslations } from 'next-intl';
import { type DragEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { LibraryPictureWire } from '@/contract/desk-media';
import { errorTexts } from '@/lib/browser/error-texts';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { addToLibrary, pictureTypes } from './take-pictures';

interface UploadPicturesProps {
  /** After the last file: what was taken, in the order of the files. */
  readonly onAdded: (pictures: readonly LibraryPictureWire[]) => void;
}

/** Takes pictures into the library, by a button or dropped here, one after the other; what cannot be taken is told by its name. */
export function UploadPictures({ onAdded }: UploadPicturesProps) {
  const t = useTranslations();
  const isReady = useHydrated();
  const [left, setLeft] = useState(0);
  const [isOver, setOver] = useState(false);

  const take = async (files: readonly File[]) => {
    const added: LibraryPictureWire[] = [];
    for (const [at, file] of files.entries()) {
      setLeft(files.length - at);
      const sent = await addToLibrary(file);
      if (sent.ok) added.push(sent.data.data);
      else showToast('error', file.name, errorTexts(sent.error, t).join(' · '));
    }
    setLeft(0);
    if (added.length > 0) onAdded(added);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which everybody can press
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap items-center gap-3 rounded-card border border-dashed px-4 py-3 ${isOver ? 'border-text bg-surface-2' : 'border-line-strong'}`}
    >
      <label className={buttonClass('secondary', 'cursor-pointer has-focus-visible:outline-2')}>
        {left > 0 ? <Spinner /> : null}
        {t('desk.media.upload')}
        <input
          type="file"
          accept={pictureTypes}
          multiple
          disabled={!isReady || left > 0}
          className="sr-only"
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </label>
      <p role="status" className="min-w-0 flex-1 text-sm text-text-3">
        {left > 0 ? t('desk.media.left', { count: left }) : t('desk.media.dropHint')}
      </p>
    </div>
  );
}
