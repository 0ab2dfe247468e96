'use client'; // A step is sent from here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ConfirmedForm } from '@/components/ui/confirmed-form';
import { FoldSummary } from '@/components/ui/fold-summary';
import { TextareaField } from '@/components/ui/textarea-field';
import type { MemberMove } from '@/contract/desk-member';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';

/** A step on a member, by the name of its words in `desk.member.steps`. */
export type StepName = Exclude<MemberMove, 'note'>;

interface StepFormProps {
  readonly step: StepName;
  /** What it is folded away under. */
  readonly title: string;
  readonly path: `/api/${string}`;
  /** What goes along with the reason. */
  readonly read?: (fields: FormData) => Readonly<Record<string, unknown>>;
  /** Its fields before the reason. */
  readonly fields?: (errorOf: (name: string) => string | undefined) => ReactNode;
}

interface Answer {
  readonly data?: { readonly state?: string };
}

/** Something about a member that takes a reason: folded away, asked twice, and told what it came to. */
export function StepForm({ step, title, path, read = () => ({}), fields }: StepFormProps) {
  const t = useTranslations('desk.member');
  const router = useRouter();
  const { errorOf, ...form } = useSubmit<Answer>({
    path,
    read: (data) => ({ ...read(data), reason: data.get('reason') }),
    done: ({ data }) => {
      showToast('success', t(data?.state === 'asked' ? 'asked' : `steps.${step}.done`));
      router.refresh();
    },
    empties: true,
  });
  return (
    <details>
      <FoldSummary>{title}</FoldSummary>
      <div className="max-w-prose pt-3 pb-4">
        <ConfirmedForm {...form} ask={t(`steps.${step}.ask`)} sure={t('sure')}>
          <p className="text-sm leading-relaxed text-text-2">{t(`steps.${step}.text`)}</p>
          {fields?.(errorOf)}
          <TextareaField
            name="reason"
            label={t('reason')}
            hint={t(`steps.${step}.reasonHint`)}
            error={errorOf('reason')}
            rows={2}
            maxLength={400}
            required
          />
        </ConfirmedForm>
      </div>
    </details>
  );
}
