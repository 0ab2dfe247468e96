import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import { Icon } from './icon';

/** A choice: what is sent and what is read. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** Stands first and sends nothing, where the choice must be made or may be left out. */
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A labelled choice of one out of several: the platform's own list, which phones show as their wheel. */
export function SelectField({ label, options, placeholder, hint, error, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="control h-12 appearance-none ps-4 pe-11">
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={18}
            className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 text-text-3"
          />
        </div>
      )}
    </FieldFrame>
  );
}
