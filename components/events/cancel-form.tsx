'use client'; // The team cancels an event here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { TextareaField } from '@/components/ui/textarea-field';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useSubmit } from '@/lib/browser/use-submit';

interface CancelFormProps {
  readonly slug: string;
}

/** Cancels an event with a reason, which everybody who takes part reads; folded away, for it is rare. */
export function CancelForm({ slug }: CancelFormProps) {
  const t = useTranslations('eventJury');
  const router = useRouter();
  const isHydrated = useHydrated();
  const { isBusy, summary, errorOf, submit } = useSubmit({
    path: `/api/events/${slug}/result`,
    read: (fields) => ({ action: 'cancel', reason: String(fields.get('reason') ?? '') }),
    done: () => {
      showToast('success', t('cancelled'));
      router.refresh();
    },
  });
  return (
    <details className="min-w-0 flex-1">
      <summary className="fold">{t('cancel')}</summary>
      <form method="post" onSubmit={submit} noValidate className="grid max-w-prose gap-4 pt-3">
        <FormSummary texts={summary} />
        <TextareaField
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          error={errorOf('reason')}
          rows={2}
          maxLength={1000}
          required
        />
        <Button type="submit" isBusy={isBusy} disabled={!isHydrated} className="justify-self-start">
          {t('cancelSend')}
        </Button>
      </form>
    </details>
  );
}
