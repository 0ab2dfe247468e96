'use client'; // The team cancels an event here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { TextareaField } from '@/components/ui/textarea-field';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';

interface CancelFormProps {
  readonly slug: string;
}

/** Cancels an event with a reason, which everybody who takes part reads; folded away, for it is rare. */
export function CancelForm({ slug }: CancelFormProps) {
  const t = useTranslations('eventJury');
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
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
      <OneButtonForm {...form} save={t('cancelSend')} className="max-w-prose pt-3">
        <TextareaField
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          error={errorOf('reason')}
          rows={2}
          maxLength={1000}
          required
        />
      </OneButtonForm>
    </details>
  );
}
