'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from './button';
import { FormSummary } from './form-summary';

interface OneButtonFormProps {
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly isBusy: boolean;
  /** Whether the script that sends it is there. */
  readonly isReady: boolean;
  /** What a refusal says, above the fields. */
  readonly summary: readonly string[];
  /** What the button says. */
  readonly save: string;
  /** `primary` where it is what the page is for: gold, and as wide as a phone. */
  readonly variant?: 'primary' | 'secondary';
  readonly className?: string;
  /** The fields. */
  readonly children?: ReactNode;
}

const widths = {
  primary: 'w-full sm:w-auto sm:justify-self-start',
  secondary: 'justify-self-start',
} as const;

/** A form of summary, fields and one button that waits for the script: what `useSubmit` answers, but for `errorOf`, are its properties. */
export function OneButtonForm({
  submit,
  isBusy,
  isReady,
  summary,
  save,
  variant = 'secondary',
  className = '',
  children,
}: OneButtonFormProps) {
  return (
    <form method="post" onSubmit={submit} noValidate className={`grid gap-5 ${className}`.trim()}>
      <FormSummary texts={summary} />
      {children}
      <Button type="submit" variant={variant} isBusy={isBusy} disabled={!isReady} className={widths[variant]}>
        {save}
      </Button>
    </form>
  );
}
