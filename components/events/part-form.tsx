'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { ChecklistPoint } from '@/components/requirements/checklist-line';
import { Button } from '@/components/ui/button';
import { late } from '@/components/ui/late';
import { LoginButton } from '@/components/ui/login-button';
import type { OwnEventPartWire } from '@/contract/events';
import { showToast } from '@/lib/browser/toast';
import { keepOwn, useOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';
import { useWish } from '@/lib/browser/use-wish';
import { callTo } from '@/lib/calls';
import type { EntryFormProps } from './entry-form';
import { LeaveForm } from './leave-form';
import { RequirementList } from './requirement-list';
import { usePartText } from './use-part-text';

const EntryForm = late(() => import('./entry-form').then((module) => module.EntryForm));
const OwnEntries = late(() => import('./own-entries').then((module) => module.OwnEntries));

interface PartFormProps {
  readonly slug: string;
  readonly entry: EntryFormProps['entry'];
  /** How many have their places, where none is free: who joins then waits in line. */
  readonly fullAt: number | null;
  /** What the event asks of who takes part. */
  readonly points: readonly ChecklistPoint[];
}

/**
 * Takes part in an event, opens the form of an entry and the list of what was handed in. One line and one row of buttons that stand there
 * from the beginning, so that nothing moves; an island because it is pressed.
 */
export function PartForm({ slug, entry, fullAt, points }: PartFormProps) {
  const t = useTranslations('eventOwn');
  const [open, setOpen] = useState<'form' | 'entries' | null>(null);
  const path = callTo('eventPart', slug);
  const viewer = useOwn<OwnEventPartWire>(path);
  const text = usePartText(viewer, fullAt);
  const own = viewer.who === 'member' ? viewer.own : null;
  const { isBusy, submit } = useSubmit<{ readonly data: OwnEventPartWire }>({
    path,
    read: () => ({}),
    done: async ({ data }) => {
      await keepOwn(path, data);
      showToast('success', t('joinedToast'));
    },
  });
  const wish = `join:${slug}`;
  const form = useRef<HTMLFormElement>(null);
  useWish(wish, own !== null, () => {
    if (own?.can_submit) setOpen('form');
    else if (own?.can_join) form.current?.requestSubmit();
  });
  const toggle = (part: 'form' | 'entries') => setOpen(open === part ? null : part);
  const count = own?.entries.length ?? 0;
  return (
    <div className="grid gap-4">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p aria-live="polite" className="text-sm text-text-2">
          {text}
        </p>
        <LeaveForm slug={slug} isShown={own?.can_withdraw === true} />
      </div>
      <div className="grid min-h-11 gap-3 sm:flex">
        {viewer.who === 'guest' ? (
          <LoginButton wish={wish} variant="primary">
            {t(fullAt === null ? 'login' : 'loginReserve')}
          </LoginButton>
        ) : own?.can_submit ? (
          <Button variant="primary" aria-expanded={open === 'form'} onClick={() => toggle('form')}>
            {t(open === 'form' ? 'closeForm' : 'submit')}
          </Button>
        ) : own?.participation ? null : (
          <form ref={form} method="post" onSubmit={submit} className="grid">
            <Button type="submit" variant="primary" isBusy={isBusy} disabled={own?.can_join !== true}>
              {t(fullAt === null ? 'join' : 'joinReserve')}
            </Button>
          </form>
        )}
        <Button
          aria-expanded={open === 'entries'}
          onClick={() => toggle('entries')}
          className={count === 0 ? 'invisible' : ''}
        >
          {t('entries', { count })}
        </Button>
      </div>
      <RequirementList points={points} own={own} />
      {open === 'form' && own?.can_submit ? (
        <EntryForm slug={slug} entry={entry} onSent={() => setOpen('entries')} />
      ) : null}
      {open === 'entries' && own ? <OwnEntries entries={own.entries} currency={entry.currency} /> : null}
    </div>
  );
}
