'use client'; // What is done with an entry beside saving it.

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import type { ContentEntry, DeskMove } from '@/contract/desk-content';
import type { ContentSaved } from '@/contract/desk-content-writes';
import { type DeskSent, sendDesk } from '@/lib/browser/send-desk';
import { showToast } from '@/lib/browser/toast';
import { deskCallTo } from '@/lib/desk-calls';
import { deskEntryPath } from '@/lib/desk-paths';
import { comeBackTo } from './focus-back';
import { MoveForm } from './move-form';
import type { EditedEntry } from './use-content-form';

interface EditorActionsProps {
  readonly entry: EditedEntry;
  readonly moves: ContentEntry['moves'];
  /** A move is of what is stored: what is not saved yet is saved first; answers whether it was. */
  readonly save: () => Promise<boolean>;
  readonly onRefused: (sent: Extract<DeskSent<unknown>, { readonly ok: false }>) => void;
}

/** Preview, publish and the other moves, a copy, and the way to the history. */
export function EditorActions({ entry, moves, save, onRefused }: EditorActionsProps) {
  const t = useTranslations('desk.content');
  const router = useRouter();
  const [asked, setAsked] = useState<DeskMove | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { kind, slug } = entry;
  const send = async (path: `/api/${string}`, body: unknown, done: (saved: ContentSaved) => void) => {
    setBusy(true);
    const isSaved = await save();
    if (!isSaved) return setBusy(false);
    const key = crypto.getRandomValues(new Uint32Array(4)).join('');
    const sent = await sendDesk<{ readonly data: ContentSaved }>('POST', path, { body, idempotencyKey: key });
    setBusy(false);
    setAsked(null);
    if (!sent.ok) return onRefused(sent);
    done(sent.data.data);
    comeBackTo(slug ?? '');
    router.refresh();
  };
  const move = (name: DeskMove, more: Readonly<Record<string, string>> = {}) =>
    send(deskCallTo('deskContentMoves', kind, slug ?? ''), { move: name, ...more }, ({ held }) =>
      showToast('success', t(`done.${held ? 'held' : name}`)),
    );
  const copy = () =>
    send(deskCallTo('deskContentCopies', kind, slug ?? ''), {}, (saved) => {
      showToast('success', t('editor.duplicated'));
      router.push(deskEntryPath('content', kind, saved.slug) as Route);
    });

  return (
    <>
      <a
        href={deskEntryPath('content', kind, entry.draftName, 'onizle')}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass()}
      >
        {t('editor.preview')}
      </a>
      {moves.map(({ move: name, problems }) => (
        <Button
          key={name}
          disabled={isBusy}
          title={problems[0]?.text}
          onClick={() => (name === 'schedule' || name === 'cancel' ? setAsked(name) : move(name))}
        >
          {t(`moves.${name}`)}
        </Button>
      ))}
      {slug === null ? null : (
        <>
          <Button variant="quiet" disabled={isBusy} onClick={copy}>
            {t('editor.duplicate')}
          </Button>
          <a href={deskEntryPath('content', kind, slug, 'gecmis')} className={buttonClass('quiet')}>
            {t('editor.history')}
          </a>
        </>
      )}
      {asked === null ? null : (
        <MoveForm
          move={asked}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onSend={(more) => move(asked, more)}
        />
      )}
    </>
  );
}
