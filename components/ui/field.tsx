import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame';

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** A sentence below the input: what is expected of it. */
  readonly hint?: string | undefined;
  /** What is wrong with the value; marks the input as invalid. */
  readonly error?: string | undefined;
  /** A control at the end of the input, such as show and hide. */
  readonly trailing?: ReactNode;
}

/** A labelled input of 48 px with its hint and its error beside it, both announced with it. */
export function Field({ label, hint, error, trailing, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input {...input} {...control} className={`control h-12 px-4 ${trailing ? 'pe-14' : ''}`} />
          {trailing}
        </div>
      )}
    </FieldFrame>
  );
}
