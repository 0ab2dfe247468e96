import { type ComponentProps, type ReactNode, useId } from 'react';

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
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium text-text">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={`h-12 w-full rounded-card border bg-bg px-4 text-base text-text transition-colors placeholder:text-text-3 hover:border-text-3 aria-invalid:border-red ${error ? '' : 'border-line-strong'} ${trailing ? 'pe-14' : ''}`}
        />
        {trailing}
      </div>
      {error ? (
        <p id={`${id}-error`} className="text-sm text-red first-letter:uppercase">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-text-3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
