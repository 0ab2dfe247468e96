import { type ReactNode, useId } from 'react';

/** What a control takes from its frame: the id its label points at, and what is announced with it. */
export interface FramedControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  readonly label: string;
  /** A sentence below the control: what is expected of it. */
  readonly hint?: string | undefined;
  /** What is wrong with the value; marks the control as invalid. */
  readonly error?: string | undefined;
  readonly children: (control: FramedControl) => ReactNode;
}

/** A control with its label above it, its error and its hint below, both announced with it. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <label htmlFor={id} className="text-sm font-medium text-text">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

interface FieldNotesProps extends Pick<FieldFrameProps, 'hint' | 'error'> {
  readonly id: string;
}

/** The error and the hint of a control, under the ids `-error` and `-hint` of it. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
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
    </>
  );
}
