'use client'; // A reviewer decides here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { TextareaField } from '@/components/ui/textarea-field';
import { errorTexts, ruleText } from '@/lib/browser/error-texts';
import { type CallError, sendJson } from '@/lib/browser/send-json';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { callTo } from '@/lib/calls';

/** What a reviewer may do. */
export type Decision = 'take' | 'approve' | 'reject' | 'ask' | 'reply' | 'deliver' | 'remove';

interface DecisionFormProps {
  readonly kind: string;
  readonly id: number;
  readonly may: readonly Decision[];
}

/** The reason, which the member reads, and one button a decision. What was written stays when a decision is refused. */
export function DecisionForm({ kind, id, may }: DecisionFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const isHydrated = useHydrated();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState<Decision | null>(null);
  const [error, setError] = useState<CallError>({});
  const texts = Object.keys(error).length > 0 ? errorTexts(error, t) : [];

  const decide = async (action: Decision) => {
    if (busy) return;
    setBusy(action);
    const body = reason.trim() === '' ? { action } : { action, reason };
    const sent = await sendJson('POST', callTo('reviewSteps', kind, id), body);
    setBusy(null);
    if (!sent.ok) {
      showErrors(errorTexts(sent.error, t));
      return setError(sent.error);
    }
    setError({});
    setReason('');
    showToast('success', t(`claimForms.decided.${action}`));
    router.refresh();
  };

  const rule = error.errors?.reason?.[0];
  return (
    <div className="grid gap-4">
      <FormSummary texts={texts} />
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
            isBusy={busy === action}
            disabled={!isHydrated || busy !== null}
            onClick={() => void decide(action)}
          >
            {t(`claimForms.decisions.${action}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
