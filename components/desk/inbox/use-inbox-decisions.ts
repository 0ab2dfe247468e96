'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { InboxAction, InboxOutcome, InboxRef } from '@/contract/desk-inbox';
import { showToast } from '@/lib/browser/toast';
import { deskCallTo } from '@/lib/desk-calls';
import { inboxKey, type KeptRow } from './inbox-row';
import type { HeldDecision } from './inbox-undo';
import { useInboxSend } from './use-inbox-send';

interface Outcomes {
  readonly items: readonly InboxOutcome[];
}

interface DecisionsProps {
  /** What the page came with: decided before it was loaded. */
  readonly before: HeldDecision | null;
  readonly undoSeconds: number;
}

/** What the viewer decides, what of it stands on the rows (`marks`, by key), and the last decision as long as it can be taken back. */
export function useInboxDecisions({ before, undoSeconds }: DecisionsProps) {
  const t = useTranslations('desk.inbox');
  const { send, isBusy } = useInboxSend();
  const [marks, setMarks] = useState<ReadonlyMap<string, InboxAction>>(new Map());
  const [last, setLast] = useState<HeldDecision | null>(before);

  const mark = (items: readonly InboxRef[], action: InboxAction | null) =>
    setMarks((before) => {
      const next = new Map(before);
      for (const ref of items) action ? next.set(inboxKey(ref), action) : next.delete(inboxKey(ref));
      return next;
    });

  const decide = async (ref: InboxRef, name: string, action: InboxAction, text: string) => {
    let rule: string | undefined;
    const body = toBody(action, text);
    const held = await send(deskCallTo('deskInboxDecision', ref.kind, ref.id), body, (error) => {
      rule = error.errors?.reason?.[0];
    });
    if (held === null) return { isDone: false, rule };
    mark([ref], action);
    setLast({ items: [toRef(ref)], action, name, seconds: undoSeconds });
    return { isDone: true, rule };
  };

  const decideAll = async (action: InboxAction, text: string, rows: readonly KeptRow[]) => {
    const body = { ...toBody(action, text), items: rows.map(toRef) };
    const answer = await send<Outcomes>(deskCallTo('deskInboxDecisions'), body);
    if (!answer) return null;
    const done = answer.items.filter(({ outcome }) => outcome === 'done').map(toRef);
    mark(done, action);
    if (done.length > 0) setLast({ items: done, action, name: rows[0]?.name ?? '', seconds: undoSeconds });
    return answer.items;
  };

  const undo = async () => {
    if (!last) return false;
    const answer = await send<Outcomes>(deskCallTo('deskInboxUndo'), { items: last.items });
    if (!answer) return false;
    const back = answer.items.filter(({ outcome }) => outcome === 'done');
    mark(back, null);
    setLast(null);
    if (back.length < answer.items.length) showToast('warning', t('undoLate'));
    else showToast('success', t('undone'));
    return back.length > 0;
  };

  const assign = async (ref: InboxRef, to: 'me' | 'nobody') =>
    (await send(deskCallTo('deskInboxAssignment', ref.kind, ref.id), { to })) !== null;

  return { marks, last, isBusy, decide, decideAll, undo, assign, forget: () => setLast(null) };
}

function toBody(action: InboxAction, text: string) {
  return text.trim() === '' ? { action } : { action, reason: text };
}

const toRef = ({ kind, id }: InboxRef): InboxRef => ({ kind, id });
