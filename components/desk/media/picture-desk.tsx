'use client'; // A form whose preview follows what is set.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import type { Focus, LibraryDetailWire, LibraryPictureWire } from '@/contract/desk-media';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';
import { CropViews } from './crop-views';
import { FocusPicker } from './focus-picker';
import { PictureActions } from './picture-actions';

interface PictureDeskProps {
  readonly picture: LibraryDetailWire;
  readonly canWrite: boolean;
}

/** A picture of the library: what it is called, what it shows for who cannot see it, what of it stays in sight, and its file. */
export function PictureDesk({ picture, canWrite }: PictureDeskProps) {
  const t = useTranslations('desk.media');
  const router = useRouter();
  const [focus, setFocus] = useState<Focus>(picture);
  const { isBusy, isReady, summary, errorOf, submit } = useSubmit<{ readonly data: LibraryPictureWire }>({
    path: deskCallTo('deskPicture', picture.id),
    method: 'PATCH',
    read: (fields) => ({
      ...{ name: String(fields.get('name') ?? ''), alt: String(fields.get('alt') ?? '') },
      ...{ focus_x: focus.focus_x, focus_y: focus.focus_y, edition: picture.edition },
    }),
    done: () => {
      showToast('success', t('saved'));
      router.refresh();
    },
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
      <FocusPicker
        src={picture.address}
        size={{ width: picture.width, height: picture.height }}
        focus={focus}
        isLocked={!canWrite}
        onChange={setFocus}
      />
      <div className="grid gap-6">
        <form method="post" noValidate onSubmit={submit} className="grid gap-4">
          <FormSummary texts={summary} />
          <Field
            name="name"
            label={t('name')}
            defaultValue={picture.name}
            maxLength={120}
            readOnly={!canWrite}
            error={errorOf('name')}
          />
          <Field
            name="alt"
            label={t('alt')}
            hint={t('altHint')}
            defaultValue={picture.alt}
            maxLength={200}
            readOnly={!canWrite}
            error={errorOf('alt')}
          />
          <CropViews src={picture.small_address} cell={toCell(focus)} />
          {canWrite ? (
            <Button
              type="submit"
              variant="primary"
              isBusy={isBusy}
              disabled={!isReady}
              className="justify-self-start"
            >
              {t('save')}
            </Button>
          ) : null}
        </form>
        {canWrite ? <PictureActions picture={picture} /> : null}
      </div>
    </div>
  );
}

function toCell({ focus_x, focus_y }: Focus): string {
  const third = (percent: number, letters: string) =>
    letters.charAt(Math.min(2, Math.floor((percent * 3) / 100)));
  return `${third(focus_x, 'lcr')}${third(focus_y, 'tcb')}`;
}
