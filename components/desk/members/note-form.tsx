'use client'; // The note is sent from here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FoldSummary } from '@/components/ui/fold-summary';
import { FormSummary } from '@/components/ui/form-summary';
import { TextareaField } from '@/components/ui/textarea-field';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

interface NoteFormProps {
  readonly id: string;
}

/** Notes something of a member for the team. */
export function NoteForm({ id }: NoteFormProps) {
  const t = useTranslations('desk.member.steps.note');
  const router = useRouter();
  const { isBusy, isReady, summary, errorOf, submit } = useSubmit({
    path: deskCallTo('deskMemberNotes', id),
    read: (fields) => ({ text: fields.get('text') }),
    done: () => {
      showToast('success', t('done'));
      router.refresh();
    },
    empties: true,
  });
  return (
    <details>
      <FoldSummary>{t('title')}</FoldSummary>
      <form method="post" noValidate onSubmit={submit} className="grid max-w-prose gap-4 pt-3 pb-4">
        <FormSummary texts={summary} />
        <p className="text-sm leading-relaxed text-text-2">{t('text')}</p>
        <TextareaField
          name="text"
          label={t('label')}
          error={errorOf('text')}
          rows={3}
          maxLength={2000}
          required
        />
        <Button type="submit" isBusy={isBusy} disabled={!isReady} className="justify-self-start">
          {t('ask')}
        </Button>
      </form>
    </details>
  );
}
