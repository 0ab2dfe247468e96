'use client'; // Decisions, by hand and by keys.

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextareaField } from '@/components/ui/textarea-field';
import type { InboxAction } from '@/contract/desk-inbox';
import { ruleText } from '@/lib/browser/error-texts';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { InboxOpenCard } from './inbox-row';
import { needsWords } from './needs-words';
import { useInboxKeys } from './use-inbox-keys';

interface InboxActionsProps {
  readonly card: InboxOpenCard;
  /** Who is logged in. */
  readonly viewer: string;
  /** What the team says most often of this kind. */
  readonly reasons: readonly string[];
  readonly isBusy: boolean;
  /** Answers the rule that the reason broke, if that is why it was refused. */
  readonly onDecide: (action: InboxAction, text: string) => Promise<string | undefined>;
  readonly onAssign: (to: 'me' | 'nobody') => void;
}

/** What is done with the open card: one press where no words are needed; where they are, the saved reasons open and the same press sends. */
export function InboxActions({ card, viewer, reasons, isBusy, onDecide, onAssign }: InboxActionsProps) {
  const t = useTranslations();
  const isReady = useHydrated();
  const field = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [rule, setRule] = useState<string>();
  const { may, assignee } = card;
  const firstWithWords = may.find((action) => needsWords(action));

  const write = () => {
    setOpen(true);
    field.current?.querySelector('textarea')?.focus();
  };
  useEffect(() => {
    if (isOpen) field.current?.querySelector('textarea')?.focus();
  }, [isOpen]);

  const decide = async (action: InboxAction) => {
    if (!may.includes(action)) return;
    if (needsWords(action) && text.trim() === '') {
      setRule(isOpen ? 'required' : undefined);
      return write();
    }
    const broken = await onDecide(action, text);
    setRule(broken);
    if (broken) write();
  };
  useInboxKeys({ a: () => void decide('approve'), r: write, m: () => onAssign('me') });

  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter' || !event.ctrlKey || !firstWithWords) return;
    event.preventDefault();
    void decide(firstWithWords);
  };

  return (
    <>
      <div ref={field} hidden={!isOpen} className="grid gap-3">
        {reasons.length > 0 ? (
          <ul className="flex flex-wrap gap-2" aria-label={t('desk.inbox.reasons')}>
            {reasons.map((reason) => (
              <li key={reason}>
                <button type="button" className="desk-pill" onClick={() => setText(reason)}>
                  {reason}
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
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={sendByKey}
          rows={2}
          maxLength={1000}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {may.map((action, at) => (
          <Button
            key={action}
            variant={at === 0 ? 'primary' : 'secondary'}
            disabled={!isReady || isBusy}
            onClick={() => void decide(action)}
          >
            {t(`claimForms.decisions.${action}`)}
          </Button>
        ))}
        {may.length > 0 && !isOpen ? (
          <Button variant="quiet" disabled={!isReady} onClick={write}>
            {t('desk.inbox.write')}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          disabled={!isReady || isBusy}
          onClick={() => onAssign(assignee === viewer ? 'nobody' : 'me')}
        >
          {t(assignee === viewer ? 'desk.inbox.release' : 'desk.inbox.take')}
        </Button>
      </div>
    </>
  );
}
