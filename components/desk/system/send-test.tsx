'use client'; // A press is sent from here, and what came of it is said here.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import type { SystemTestInput, SystemTestWire } from '@/contract/desk-system';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

interface SendTestProps {
  readonly service: SystemTestInput['service'];
  readonly title: string;
}

type Words = { readonly label: 'send' | 'ask' | 'post'; readonly done: 'sent' | 'known' | 'posted' };

/** What is said where a test goes to nobody's own account. */
const words: Partial<Readonly<Record<SystemTestInput['service'], Words>>> = {
  captcha: { label: 'ask', done: 'known' },
  channel: { label: 'post', done: 'posted' },
};

/** Sends a test to the viewer's own address, number, Telegram account or browsers, or to the channel, and says what the service answered; the captcha's verifier is asked. */
export function SendTest({ service, title }: SendTestProps) {
  const t = useTranslations('desk.system.own');
  const [result, setResult] = useState<string>();
  const { label: word, done } = words[service] ?? { label: 'send', done: 'sent' };
  const label = t(word);
  const { isBusy, isReady, summary, submit } = useSubmit<{ readonly data: SystemTestWire }>({
    path: deskCallTo('deskSystemTests'),
    read: () => ({ service }),
    done: ({ data }) => setResult(data.is_sent ? t(done) : t('refused', { problem: data.problem ?? '' })),
  });
  return (
    <form method="post" onSubmit={submit} className="grid gap-2">
      <FormSummary texts={summary} />
      <Button
        type="submit"
        isBusy={isBusy}
        disabled={!isReady}
        aria-label={`${label}: ${title}`}
        className="justify-self-start"
      >
        {label}
      </Button>
      <p role="status" className="max-w-sm text-sm break-words text-text-2">
        {result}
      </p>
    </form>
  );
}
