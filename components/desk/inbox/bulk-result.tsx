'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { InboxOutcome } from '@/contract/desk-inbox';
import { errorTexts } from '@/lib/browser/error-texts';
import { inboxKey, type KeptRow } from './inbox-row';

interface BulkResultProps {
  readonly rows: readonly KeptRow[];
  readonly outcomes: readonly InboxOutcome[];
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What became of a decision on several: how many are decided, and which were refused and why. */
export function BulkResult({ rows, outcomes, isBusy, onUndo, onClose }: BulkResultProps) {
  const t = useTranslations();
  const b = useTranslations('desk.inbox.bulk');
  const refused = outcomes.filter(({ outcome }) => outcome !== 'done');
  const done = outcomes.length - refused.length;
  const nameOf = (key: string) => rows.find((row) => row.key === key)?.name ?? key;
  return (
    <div role="status" className="grid gap-4 text-sm">
      <p>{b('done', { count: done })}</p>
      {refused.length > 0 ? (
        <div>
          <p className="font-semibold">{b('refused', { count: refused.length })}</p>
          <ul className="mt-1 grid gap-1 text-text-2">
            {refused.map((one) => (
              <li key={inboxKey(one)}>
                {nameOf(inboxKey(one))}: {errorTexts({ error: one.outcome }, t)[0]}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>{b('close')}</Button>
        {done > 0 ? (
          <Button variant="quiet" isBusy={isBusy} onClick={onUndo}>
            {t('desk.inbox.undo')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
