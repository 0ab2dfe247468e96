import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes } from './field-frame';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold a link, such as to the terms. */
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A box to tick with its sentence beside it; the whole line is its target. */
export function CheckField({ label, hint, error, ...input }: CheckFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-center gap-3 text-sm leading-relaxed text-text-2">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className="size-5 shrink-0 accent-gold"
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
