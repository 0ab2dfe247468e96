import { useState } from 'react';
import { type InputProps, type Json, textOf } from '../content-field';
import { toMinor, toNumber, toShownMoney } from '../list-moves';
import { FieldBox } from './field-box';

/** A number: whole, with decimals, or a sum of money; what is typed stays as it was typed until it is left. */
export function NumberInput(props: InputProps) {
  const { field, value, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isMoney = field.input === 'money';
  const parse = isMoney ? toMinor : toNumber;
  return (
    <FieldBox {...props}>
      {(control) => (
        <input
          {...control}
          inputMode={field.input === 'integer' ? 'numeric' : 'decimal'}
          value={typed ?? toShown(value, isMoney)}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onChange(parse(currentTarget.value));
          }}
          onBlur={() => setTyped(null)}
          className="control h-11 max-w-60 px-3 tabular-nums"
        />
      )}
    </FieldBox>
  );
}

function toShown(value: Json | undefined, isMoney: boolean): string {
  if (typeof value !== 'number') return textOf(value);
  return isMoney ? toShownMoney(value) : String(value).replace('.', ',');
}
