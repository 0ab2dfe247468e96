'use client'; // It asks before it sends.

import type { ComponentProps } from 'react';
import { ConfirmedForm } from './confirmed-form';
import { FoldSummary } from './fold-summary';
import { TextareaField } from './textarea-field';

interface ReasonFormProps extends Omit<ComponentProps<typeof ConfirmedForm>, 'children'> {
  /** What it is folded away under. */
  readonly title: string;
  /** What becomes of everything. */
  readonly text: string;
  /** The field of the reason. */
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
}

/** Something rare that cannot be taken back and takes a `reason`: folded away, told what it does, and asked twice. */
export function ReasonForm({ title, text, label, hint, error, ...form }: ReasonFormProps) {
  return (
    <details>
      <FoldSummary>{title}</FoldSummary>
      <div className="max-w-prose pt-3">
        <ConfirmedForm {...form}>
          <p className="text-sm leading-relaxed text-text-2">{text}</p>
          <TextareaField
            name="reason"
            label={label}
            hint={hint}
            error={error}
            rows={2}
            maxLength={1000}
            required
          />
        </ConfirmedForm>
      </div>
    </details>
  );
}
