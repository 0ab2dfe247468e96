'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from './button';
import { FormSummary } from './form-summary';

interface SettingsFormProps {
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly isBusy: boolean;
  /** Whether the script that sends it is there. */
  readonly isReady: boolean;
  /** What a refusal says, above the fields. */
  readonly summary: readonly string[];
  /** What the button says. */
  readonly save: string;
  readonly className?: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form with which members change something of their account: summary, fields, one quiet button that waits for the script. */
export function SettingsForm({
  submit,
  isBusy,
  isReady,
  summary,
  save,
  className,
  children,
}: SettingsFormProps) {
  return (
    <form method="post" onSubmit={submit} noValidate className={`grid gap-5 ${className ?? ''}`}>
      <FormSummary texts={summary} />
      {children}
      <Button
        type="submit"
        variant="secondary"
        isBusy={isBusy}
        disabled={!isReady}
        className="justify-self-start"
      >
        {save}
      </Button>
    </form>
  );
}
