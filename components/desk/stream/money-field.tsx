import type { RefObject } from 'react';
import { Field } from '@/components/ui/field';

interface MoneyFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly input?: RefObject<HTMLInputElement | null>;
}

/** An amount of the desk: figures alone on a tablet's keyboard, nothing that helps out of what was typed before. */
export function MoneyField({ input, ...field }: MoneyFieldProps) {
  return (
    <Field
      {...field}
      {...(input && { ref: input })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      enterKeyHint="next"
    />
  );
}
