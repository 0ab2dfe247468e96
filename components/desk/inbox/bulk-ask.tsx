'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextareaField } from '@/components/ui/textarea-field';
import type { InboxAction } from '@/contract/desk-inbox';
import { ruleText } from '@/lib/browser/error-texts';
import { formatAmount, formatCoins } from '@/lib/format/money';
import type { BulkSummary } from './bulk-summary';
import { needsWords } from './needs-words';

interface BulkAskProps {
  readonly action: InboxAction;
  readonly summary: BulkSummary;
  readonly isBusy: boolean;
  readonly onDecide: (text: string) => Promise<void>;
}

/** What one decision on all would do, before it is made: on how many, worth how much, and what is left out and why. */
export function BulkAsk({ action, summary, isBusy, onDecide }: BulkAskProps) {
  const t = useTranslations();
  const b = useTranslations('desk.inbox.bulk');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { included, left, kinds, sums } = summary;
  const decide = () => {
    const lacksWords = needsWords(action) && text.trim() === '';
    setMissing(lacksWords);
    if (!lacksWords) void onDecide(text);
  };
  return (
    <div className="grid gap-4 text-sm">
      {included.length === 0 ? <p>{b('nothing')}</p> : null}
      {kinds.length > 0 ? (
        <ul className="grid gap-1">
          {kinds.map(({ kind, count }) => (
            <li key={kind} className="flex justify-between gap-4">
              <span>{t(`desk.inbox.kinds.${kind}`)}</span>
              <span className="tabular-nums">{count}</span>
            </li>
          ))}
          {sums.map(({ currency, amount }) => (
            <li
              key={currency ?? ''}
              className="flex justify-between gap-4 border-t border-line pt-1 font-semibold"
            >
              <span>{b('sum')}</span>
              <span className="tabular-nums">
                {currency === null
                  ? b('coins', { amount: formatCoins(amount) })
                  : formatAmount(amount, currency)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {left.length > 0 ? (
        <div>
          <p className="font-semibold">{b('left', { count: left.length })}</p>
          <ul className="mt-1 grid gap-1 text-text-2">
            {left.map(({ row, why }) => (
              <li key={row.key}>
                {row.name}: {b(`why.${why}`)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {included.length > 0 ? (
        <>
          <TextareaField
            name="reason"
            label={t('labels.reason')}
            hint={b('reasonHint')}
            error={isMissing ? ruleText('required', t) : undefined}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            rows={2}
            maxLength={1000}
          />
          <Button variant="primary" isBusy={isBusy} onClick={decide}>
            {b('confirm', { count: included.length, action: t(`claimForms.decisions.${action}`) })}
          </Button>
        </>
      ) : null}
    </div>
  );
}
