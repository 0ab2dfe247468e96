'use client'; // A file is chosen, or the picture deleted, here.

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AskTwice } from '@/components/ui/ask-twice';
import { buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { LibraryDetailWire } from '@/contract/desk-media';
import { errorTexts } from '@/lib/browser/error-texts';
import { sendPicture } from '@/lib/browser/send-picture';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';
import { deskPages } from '@/lib/desk-pages';
import { findRefusal, pictureTypes } from './take-pictures';

interface PictureActionsProps {
  readonly picture: Pick<LibraryDetailWire, 'id' | 'uses'>;
}

/** Another file in the picture's place, wherever it is shown; or none at all, where nothing shows it. */
export function PictureActions({ picture: { id, uses } }: PictureActionsProps) {
  const t = useTranslations();
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const removal = useSubmit({
    path: deskCallTo('deskPictureRemoval', id),
    read: () => ({}),
    done: () => {
      showToast('success', t('desk.media.deleted'));
      router.push(deskPages.media.path as Route);
      router.refresh();
    },
  });
  const replace = async (file: File | undefined) => {
    if (!file) return;
    const refusal = findRefusal(file);
    if (refusal) return showErrors(errorTexts(refusal, t));
    setSending(true);
    const sent = await sendPicture(deskCallTo('deskPictureFile', id), file);
    setSending(false);
    if (!sent.ok) return showErrors(errorTexts(sent.error, t));
    showToast('success', t('desk.media.replaced'));
    router.refresh();
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <label className={buttonClass('secondary', 'cursor-pointer has-focus-visible:outline-2')}>
          {isSending ? <Spinner /> : null}
          {t('desk.media.replace')}
          <input
            type="file"
            accept={pictureTypes}
            disabled={isSending}
            className="sr-only"
            onChange={({ currentTarget }) => {
              void replace(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
        {uses === 0 ? (
          <AskTwice
            ask={t('desk.media.delete')}
            sure={t('desk.media.deleteSure')}
            isBusy={removal.isBusy}
            isShown={removal.isReady}
            onSubmit={removal.submit}
          />
        ) : null}
      </div>
      <p className="text-sm text-text-3">
        {t(uses === 0 ? 'desk.media.replaceHint' : 'desk.media.usedHint')}
      </p>
    </div>
  );
}
