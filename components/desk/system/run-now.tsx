'use client'; // A press is sent from here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

interface RunNowProps {
  /** A task of the clock by its name, or a job that failed by its number. */
  readonly kind: 'task' | 'job';
  readonly name: string;
  /** What it is called, for who does not see in which row the button stands. */
  readonly title: string;
}

/** Has a task run now, or tries a job again. */
export function RunNow({ kind, name, title }: RunNowProps) {
  const t = useTranslations('desk.system.own');
  const router = useRouter();
  const label = t(kind === 'task' ? 'run' : 'again');
  const { isBusy, isReady, summary, submit } = useSubmit({
    path: deskCallTo('deskSystemRuns'),
    read: () => ({ kind, name }),
    done: () => {
      showToast('success', t('running'));
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={submit}>
      <FormSummary texts={summary} />
      <Button type="submit" isBusy={isBusy} disabled={!isReady} aria-label={`${label}: ${title}`}>
        {label}
      </Button>
    </form>
  );
}
