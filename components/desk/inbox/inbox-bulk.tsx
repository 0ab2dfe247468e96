'use client'; // Several are decided at once, after a look at what that would do.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { InboxAction, InboxOutcome } from '@/contract/desk-inbox';
import { BulkAsk } from './bulk-ask';
import { BulkResult } from './bulk-result';
import { bulkActions, summarise } from './bulk-summary';
import type { KeptRow } from './inbox-row';

interface InboxBulkProps {
  readonly chosen: readonly KeptRow[];
  /** Every action, in the order of their buttons. */
  readonly actions: readonly InboxAction[];
  /** How many go at once. */
  readonly most: number;
  readonly isDecided: (key: string) => boolean;
  readonly isBusy: boolean;
  /** Decides; null where it was refused as a whole, which is told. */
  readonly onDecide: (
    action: InboxAction,
    text: string,
    rows: readonly KeptRow[],
  ) => Promise<readonly InboxOutcome[] | null>;
  readonly onUndo: () => void;
  readonly onClear: () => void;
}

/** What is done with all that is chosen: a summary before, the result after. */
export function InboxBulk({
  chosen,
  actions,
  most,
  isDecided,
  isBusy,
  onDecide,
  onUndo,
  onClear,
}: InboxBulkProps) {
  const t = useTranslations();
  const [action, setAction] = useState<InboxAction | null>(null);
  const [result, setResult] = useState<{
    readonly rows: readonly KeptRow[];
    readonly outcomes: readonly InboxOutcome[];
  } | null>(null);
  const close = () => {
    setAction(null);
    if (result) onClear();
    setResult(null);
  };
  const decide = async (text: string) => {
    if (!action) return;
    const { included } = summarise(chosen, action, isDecided);
    const outcomes = await onDecide(action, text, included);
    if (outcomes) setResult({ rows: included, outcomes });
  };
  const word = action ? t(`claimForms.decisions.${action}`) : '';
  return (
    <div className="inbox-bulk">
      <p className="w-full text-sm">{t('desk.inbox.bulk.chosen', { count: chosen.length })}</p>
      {chosen.length > most ? (
        <p className="w-full text-sm text-red">{t('desk.inbox.bulk.tooMany', { most })}</p>
      ) : (
        bulkActions(chosen, actions).map((name) => (
          <Button key={name} disabled={isBusy} onClick={() => setAction(name)}>
            {t(`claimForms.decisions.${name}`)}
          </Button>
        ))
      )}
      <Button variant="quiet" onClick={onClear}>
        {t('desk.inbox.bulk.clear')}
      </Button>
      <Modal open={action !== null} onClose={close} title={t('desk.inbox.bulk.title', { action: word })}>
        {action && !result ? (
          <BulkAsk
            action={action}
            summary={summarise(chosen, action, isDecided)}
            isBusy={isBusy}
            onDecide={decide}
          />
        ) : null}
        {result ? (
          <BulkResult
            {...result}
            isBusy={isBusy}
            onClose={close}
            onUndo={() => {
              onUndo();
              close();
            }}
          />
        ) : null}
      </Modal>
    </div>
  );
}
