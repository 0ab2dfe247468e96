import { type InputProps, listOf } from '../content-field';
import { FieldBox } from './field-box';

/** Several of a few words: a box to tick for each. */
export function ChoicesInput(props: InputProps) {
  const { field, value, onChange, path, lock, texts } = props;
  const chosen = listOf(value);
  return (
    <FieldBox {...props} isGroup>
      {() => (
        <div className="flex flex-wrap gap-x-5">
          {field.choices?.map((choice) => (
            <label key={choice} className="flex min-h-11 items-center gap-2 text-sm text-text-2">
              <input
                type="checkbox"
                name={`${path}.${choice}`}
                checked={chosen.includes(choice)}
                disabled={lock !== null}
                onChange={({ currentTarget }) =>
                  onChange(
                    (field.choices ?? []).filter((one) =>
                      one === choice ? currentTarget.checked : chosen.includes(one),
                    ),
                  )
                }
                className="size-5 shrink-0 accent-gold"
              />
              {texts.choice(choice)}
            </label>
          ))}
        </div>
      )}
    </FieldBox>
  );
}
