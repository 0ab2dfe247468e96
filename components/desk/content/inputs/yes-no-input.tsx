import { CheckField } from '@/components/ui/check-field';
import type { InputProps } from '../content-field';

/** Yes or no: a box to tick. */
export function YesNoInput({ field, path, value, onChange, errors, lock, texts }: InputProps) {
  return (
    <div data-field={path}>
      <CheckField
        name={path}
        label={texts.label(field.name)}
        hint={lock ?? texts.help(field.name)}
        error={errors[path]}
        checked={value === true}
        disabled={lock !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
