'use client'; // A press is sent from here, and what came of it is said here.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import type { SystemTestInput, SystemTestWire } from '@/contract/desk-system';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface SendTestProps {
  readonly service: SystemTestInput['service'];
  readonly title: string;
}

/** Sends a test to the viewer's own address or number, and says what the service answered. */
export function SendTest({ service, title }: SendTestProps) {
  const t = useTranslations('desk.system.own');
  const [result, setResult] = useState<string>();
  const { isBusy, isReady, summary, submit } = useSubmit<{ readonly data: SystemTestWire }>({
    path: callTo('deskSystemTests'),
    read: () => ({ service }),
    done: ({ data }) => setResult(data.is_sent ? t('sent') : t('refused', { problem: data.problem ?? '' })),
  });
  return (
    <form method="post" onSubmit={submit} className="grid gap-2">
      <FormSummary texts={summary} />
      <Button
        type="submit"
        isBusy={isBusy}
        disabled={!isReady}
        aria-label={`${t('send')}: ${title}`}
        className="justify-self-start"
      >
        {t('send')}
      </Button>
      <p role="status" className="max-w-sm text-sm break-words text-text-2">
        {result}
      </p>
    </form>
  );
}
