'use client'; // A step is sent from here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { showToast } from '@/lib/browser/toast';
import { type Submission, useSubmit } from '@/lib/browser/use-submit';
import { StepFold, type StepName } from './step-fold';

type Step = Submission<Answer | null>;

interface StepFormProps extends Pick<Step, 'path'>, Partial<Pick<Step, 'ask'>> {
  readonly step: StepName;
  /** What it is folded away under. */
  readonly title: string;
  /** What goes along with the reason. */
  readonly read?: (fields: FormData) => Readonly<Record<string, unknown>>;
  /** Its fields before the reason. */
  readonly fields?: (errorOf: (name: string) => string | undefined) => ReactNode;
}

interface Answer {
  readonly data?: { readonly state?: string };
}

/** Something about a member that takes a reason: asked twice, and told what it came to. */
export function StepForm({ step, title, path, ask, read = () => ({}), fields }: StepFormProps) {
  const t = useTranslations('desk.member');
  const router = useRouter();
  const { errorOf, ...form } = useSubmit<Answer | null>({
    path,
    ...(ask && { ask }),
    read: (data) => ({ ...read(data), reason: data.get('reason') }),
    done: (answer) => {
      showToast('success', t(answer?.data?.state === 'asked' ? 'asked' : `steps.${step}.done`));
      router.refresh();
    },
    empties: true,
  });
  return <StepFold step={step} title={title} form={form} errorOf={errorOf} fields={fields?.(errorOf)} />;
}
