'use client'; // Decisions, by hand and by keys, and ten seconds to take the last one back.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextareaField } from '@/components/ui/textarea-field';
import type { InboxAction, InboxRef } from '@/contract/desk-inbox';
import { errorTexts, ruleText } from '@/lib/browser/error-texts';
import { createKeyKeeper } from '@/lib/browser/idempotency-key';
import { sendJson } from '@/lib/browser/send-json';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { callTo } from '@/lib/calls';
import { useInboxKeys } from './use-inbox-keys';

interface InboxDecideProps {
  readonly subject: InboxRef;
  /** The heading of its card, which has the focus when the card is another. */
  readonly headingId: string;
  readonly may: readonly InboxAction[];
  /** For how long a decision can be taken back. */
  readonly undoSeconds: number;
  /** What the team says most often of this kind. */
  readonly reasons: readonly string[];
  readonly next: string | null;
  readonly previous: string | null;
}

/** What is done with the open card. The next one opens after a decision, and the last decision can be taken back from there. */
export function InboxDecide({
  subject,
  headingId,
  may,
  undoSeconds,
  reasons,
  next,
  previous,
}: InboxDecideProps) {
  const t = useTranslations();
  const router = useRouter();
  const isReady = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const keys = useRef(createKeyKeeper());
  const [rule, setRule] = useState<string>();
  const [last, setLast] = useState<InboxRef | null>(null);

  const go = (href: string | null) => {
    if (href) router.push(href as Parameters<typeof router.push>[0]);
  };

  const send = async (path: `/api/${string}`, body: unknown) => {
    // A second press comes before this is drawn again.
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    const sent = await sendJson('POST', path, body, { idempotencyKey: keys.current.keyFor([path, body]) });
    isSending.current = false;
    setBusy(false);
    if (sent.ok) keys.current.forget();
    else {
      setRule(sent.error.errors?.reason?.[0]);
      const [by] = sent.error.errors?.decided_by ?? [];
      if (by) showToast('warning', t('desk.inbox.decidedBy', { name: by }));
      else showErrors(errorTexts(sent.error, t));
    }
    return sent.ok;
  };

  const decide = async (action: InboxAction, text = reason) => {
    if (!may.includes(action)) return;
    const body = text.trim() === '' ? { action } : { action, reason: text };
    if (!(await send(callTo('deskInboxDecision', subject.kind, subject.id), body))) return;
    setLast(subject);
    setReason('');
    setRule(undefined);
    if (next) go(next);
    else router.refresh();
  };

  const undo = async () => {
    if (!last || !(await send(callTo('deskInboxUndo'), { items: [last] }))) return;
    setLast(null);
    showToast('success', t('desk.inbox.undone'));
    router.refresh();
  };

  const take = async () => {
    if (await send(callTo('deskInboxAssignment', subject.kind, subject.id), { to: 'me' })) router.refresh();
  };

  const shown = `${subject.kind}:${subject.id}`;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // What was written was meant for the card before.
    setReason('');
    setRule(undefined);
    document.getElementById(headingId)?.focus();
  }, [shown, headingId]);

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [last, undoSeconds]);

  useInboxKeys({
    j: () => go(next),
    k: () => go(previous),
    a: () => void decide('approve'),
    r: () => box.current?.querySelector('textarea')?.focus(),
    m: () => void take(),
  });

  return (
    <div ref={box} className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-bg py-4">
      {last ? (
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          {t('desk.inbox.held')}
          <Button variant="quiet" disabled={busy} onClick={() => void undo()}>
            {t('desk.inbox.undo')}
          </Button>
        </p>
      ) : null}
      {may.length > 0 ? (
        <>
          {may.includes('reject') && reasons.length > 0 ? (
            <ul className="flex flex-wrap gap-2" aria-label={t('desk.inbox.reasons')}>
              {reasons.slice(0, 6).map((text) => (
                <li key={text}>
                  <button type="button" className="desk-pill" onClick={() => setReason(text)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          <TextareaField
            name="reason"
            label={t('labels.reason')}
            hint={t('claimForms.reasonHint')}
            error={rule === undefined ? undefined : ruleText(rule, t)}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            rows={2}
            maxLength={1000}
          />
          <div className="flex flex-wrap gap-2">
            {may.map((action) => (
              <Button
                key={action}
                variant="secondary"
                disabled={!isReady || busy}
                onClick={() => void decide(action)}
              >
                {t(`claimForms.decisions.${action}`)}
              </Button>
            ))}
            <Button variant="quiet" disabled={!isReady || busy} onClick={() => void take()}>
              {t('desk.inbox.take')}
            </Button>
          </div>
        </>
      ) : null}
      <p className="hidden text-xs text-text-3 lg:block">{t('desk.inbox.keys')}</p>
    </div>
  );
}
