import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame';

interface TextareaFieldProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A labelled text of several lines that grows with what is written. */
export function TextareaField({ label, hint, error, ...textarea }: TextareaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...control}
          className="control field-sizing-content max-h-96 min-h-28 resize-y px-4 py-3 leading-relaxed"
        />
      )}
    </FieldFrame>
  );
}
