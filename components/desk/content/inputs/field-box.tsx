import { type ReactNode, useId } from 'react';
import { FieldNotes } from '@/components/ui/field-frame';
import { Icon } from '@/components/ui/icon';
import type { FieldInput } from '@/contract/desk-content-fields';
import type { InputProps } from '../content-field';

/** What a control takes from its box. */
export interface BoxedControl {
  readonly id: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldBoxProps extends Pick<InputProps, 'field' | 'path' | 'errors' | 'lock' | 'texts'> {
  readonly children: (control: BoxedControl) => ReactNode;
  /** Several controls: they get a group's name in place of a label. */
  readonly isGroup?: boolean;
}

/** What takes the whole width of the form. */
const wide: ReadonlySet<FieldInput> = new Set(['list', 'object', 'markdown', 'texts']);

/** A field of the editor: label, control, why it is locked, what is wrong with it, what is expected; all announced with it. */
export function FieldBox({ field, path, errors, lock, texts, isGroup = false, children }: FieldBoxProps) {
  const id = useId();
  const error = errors[path];
  const hint = lock ?? texts.help(field.name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const label = (
    <>
      {texts.label(field.name)}
      {field.required ? (
        <span aria-hidden="true" className="ms-1 text-text-3">
          *
        </span>
      ) : null}
      {lock ? <Icon name="shield-check" size={14} className="ms-1.5 inline text-text-3" /> : null}
    </>
  );
  const control = children({
    id,
    name: path,
    disabled: lock !== null,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  });
  const shape = `grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5 ${wide.has(field.input) ? 'col-span-full' : ''}`;
  if (isGroup)
    return (
      <fieldset
        aria-describedby={describedBy || undefined}
        data-field={path}
        data-invalid={error ? '' : undefined}
        className={shape}
      >
        <legend className="mb-1.5 text-sm font-medium">{label}</legend>
        {control}
        <FieldNotes id={id} hint={hint} error={error} />
      </fieldset>
    );
  return (
    <div data-field={path} className={shape}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {control}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
