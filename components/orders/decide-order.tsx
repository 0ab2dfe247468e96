'use client'; // Who delivers decides here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AskTwice } from '@/components/ui/ask-twice';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import type { OrderDecision } from '@/contract/order-queue';
import { errorTexts, ruleText } from '@/lib/browser/error-texts';
import { type CallError, sendJson } from '@/lib/browser/send-json';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { callTo } from '@/lib/calls';

interface DecideOrderProps {
  readonly id: string;
  readonly title: string;
  /** Nobody has taken it on yet. */
  readonly canApprove: boolean;
}

type Choice = OrderDecision['decision'];

/**
 * One line to the member, and the decisions. What was delivered stays delivered and what was refused stays refused, so these two ask
 * first. What was written stays when a decision is refused.
 */
export function DecideOrder({ id, title, canApprove }: DecideOrderProps) {
  const t = useTranslations();
  const router = useRouter();
  const isHydrated = useHydrated();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState<Choice | null>(null);
  const [error, setError] = useState<CallError>({});

  const decide = async (decision: Choice) => {
    if (busy) return;
    setBusy(decision);
    const sent = await sendJson('POST', callTo('orderDecision', id), toBody(decision, words.trim()));
    setBusy(null);
    if (!sent.ok) {
      showErrors(errorTexts(sent.error, t));
      return setError(sent.error);
    }
    setError({});
    showToast('success', t(`orderDeskOwn.done.${decision}`, { title }));
    router.refresh();
  };

  const rule = (error.errors?.reason ?? error.errors?.note)?.[0];
  const ask = (decision: 'deliver' | 'reject') => (
    <AskTwice
      ask={t(`orderDeskOwn.${decision}`)}
      sure={t(`orderDeskOwn.sure.${decision}`)}
      isBusy={busy === decision}
      isShown={isHydrated && (busy === null || busy === decision)}
      onSubmit={(event) => {
        event.preventDefault();
        void decide(decision);
      }}
    />
  );
  return (
    <div className="grid gap-4">
      <FormSummary texts={Object.keys(error).length > 0 ? errorTexts(error, t) : []} />
      <Field
        name="words"
        label={t('orderDeskOwn.words')}
        hint={t('orderDeskOwn.wordsHint')}
        error={rule === undefined ? undefined : ruleText(rule, t)}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        maxLength={300}
        autoComplete="off"
        disabled={!isHydrated}
      />
      <div className="flex flex-wrap gap-2">
        {canApprove ? (
          <Button
            isBusy={busy === 'approve'}
            disabled={busy !== null || !isHydrated}
            onClick={() => void decide('approve')}
          >
            {t('orderDeskOwn.approve')}
          </Button>
        ) : null}
        {ask('deliver')}
        {ask('reject')}
      </div>
    </div>
  );
}

/** The same line is what was delivered, or why not. */
function toBody(decision: Choice, words: string): OrderDecision {
  if (words === '' || decision === 'approve') return { decision };
  return decision === 'deliver' ? { decision, note: words } : { decision, reason: words };
}
