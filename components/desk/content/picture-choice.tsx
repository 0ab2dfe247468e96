import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LibraryPictureWire } from '@/contract/desk-media';
import { sendJson } from '@/lib/browser/send-json';
import { deskCallTo } from '@/lib/desk-calls';
import { LibraryThumb } from '../media/library-thumb';
import { UploadPictures } from '../media/upload-pictures';

interface PictureChoiceProps {
  readonly onChoose: (picture: LibraryPictureWire) => void;
  readonly onClose: () => void;
}

interface Found {
  readonly data: readonly LibraryPictureWire[];
  readonly next_cursor?: string | null;
}

/** The library in a dialog: searched, added to, and one picture taken out of it. */
export function PictureChoice({ onChoose, onClose }: PictureChoiceProps) {
  const t = useTranslations('desk');
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const { found, more } = useLibrary(typed);
  return (
    <Dialog onClose={onClose} labelledBy={titleId} focus="first">
      <div className="grid max-h-[85vh] w-full max-w-4xl grid-rows-[auto_auto_minmax(0,1fr)_auto] gap-4 rounded-panel border border-line bg-surface p-5 text-text">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={titleId} className="me-auto font-display text-xl font-semibold">
            {t('content.editor.library')}
          </h2>
          <input
            type="search"
            // Of no form: Enter in it must not save the entry behind the dialog.
            form={titleId}
            aria-label={t('media.search')}
            placeholder={t('media.search')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            className="control h-11 w-full px-3 sm:w-72"
          />
        </div>
        <UploadPictures onAdded={([first]) => first && onChoose(first)} />
        <ul className="grid grid-cols-2 content-start gap-3 overflow-y-auto p-0.5 sm:grid-cols-3 lg:grid-cols-4">
          {found.data.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                onClick={() => onChoose(picture)}
                className="block w-full rounded-card text-left text-sm hover:outline hover:outline-line-strong"
              >
                <LibraryThumb picture={picture} />
                <span className="mt-1 block truncate">{picture.name}</span>
              </button>
            </li>
          ))}
          {found.data.length === 0 ? (
            <li className="col-span-full py-8 text-center text-sm text-text-3">
              {t(typed === '' ? 'media.none.title' : 'media.noMatch.title')}
            </li>
          ) : null}
        </ul>
        <div className="flex justify-between gap-3">
          <Button onClick={onClose}>{t('content.editor.close')}</Button>
          {found.next_cursor ? <Button onClick={more}>{t('content.editor.more')}</Button> : null}
        </div>
      </div>
    </Dialog>
  );
}

/** The pictures that fit what is typed, and more of them. */
function useLibrary(typed: string) {
  const [found, setFound] = useState<Found>({ data: [] });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const page = await askLibrary({ q: typed });
      if (!isOver && page) setFound(page);
    }, 200);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed]);
  const more = async () => {
    const page = await askLibrary({ q: typed, cursor: found.next_cursor ?? '' });
    if (page) setFound((before) => ({ ...page, data: [...before.data, ...page.data] }));
  };
  return { found, more: () => void more() };
}

async function askLibrary(query: Readonly<Record<string, string>>): Promise<Found | null> {
  const sent = await sendJson<Found>('GET', `${deskCallTo('deskMedia')}?${new URLSearchParams(query)}`);
  return sent.ok ? sent.data : null;
}
