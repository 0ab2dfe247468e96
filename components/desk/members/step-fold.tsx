import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { ConfirmedForm } from '@/components/ui/confirmed-form';
import { FoldSummary } from '@/components/ui/fold-summary';
import { TextareaField } from '@/components/ui/textarea-field';
import type { MemberMove } from '@/contract/desk-member';

/** A step on a member, by the name of its words in `desk.member.steps`. */
export type StepName = Exclude<MemberMove, 'note'> | 'reverse_deposit' | 'void_tickets';

type FormState = Pick<ComponentProps<typeof ConfirmedForm>, 'summary' | 'isBusy' | 'isReady' | 'submit'>;

interface StepFoldProps {
  readonly step: StepName;
  /** What it is folded away under. */
  readonly title: string;
  readonly form: FormState;
  readonly errorOf: (name: string) => string | undefined;
  /** Its fields before the reason. */
  readonly fields?: ReactNode;
}

/** How a step on a member looks: folded away, what it does, its fields with the reason, and a button that asks twice. */
export function StepFold({ step, title, form, errorOf, fields }: StepFoldProps) {
  const t = useTranslations('desk.member');
  return (
    <details>
      <FoldSummary>{title}</FoldSummary>
      <div className="max-w-prose pt-3 pb-4">
        <ConfirmedForm {...form} ask={t(`steps.${step}.ask`)} sure={t('sure')}>
          <p className="text-sm leading-relaxed text-text-2">{t(`steps.${step}.text`)}</p>
          {fields}
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
