import { type InputProps, textOf } from '../content-field';
import { FieldBox } from './field-box';

/** A colour, typed or picked. */
export function ColourInput(props: InputProps) {
  const { value, onChange, field, lock, texts } = props;
  const text = textOf(value);
  const usual = texts.usual?.(field.name);
  return (
    <FieldBox {...props}>
      {(control) => (
        <div className="flex max-w-60 gap-2">
          <input
            {...control}
            value={text}
            maxLength={7}
            placeholder={usual ?? '#1c2f4a'}
            spellCheck={false}
            onChange={({ currentTarget }) => onChange(currentTarget.value.toLowerCase() || null)}
            className="control h-11 px-3"
          />
          <input
            type="color"
            aria-label={texts.label(field.name)}
            disabled={lock !== null}
            value={/^#[0-9a-f]{6}$/.test(text) ? text : (usual ?? '#000000')}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className="h-11 w-14 shrink-0 rounded-card border border-line bg-transparent p-1"
          />
        </div>
      )}
    </FieldBox>
  );
}
