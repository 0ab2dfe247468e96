import { type InputProps, textOf } from '../content-field';
import { FieldBox } from './field-box';

const hints = {
  slug: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  address: { inputMode: 'url', type: 'url', spellCheck: false, placeholder: 'https://' },
  path: { inputMode: 'url', spellCheck: false, placeholder: '/' },
} as const;

/** One line: a text, the name in an address, a web address or a path. */
export function TextInput(props: InputProps) {
  const { field, value, onChange, texts } = props;
  const hint = Object.entries(hints).find(([input]) => input === field.input)?.[1];
  const usual = texts.usual?.(field.name);
  return (
    <FieldBox {...props}>
      {(control) => (
        <input
          {...hint}
          {...(usual === undefined ? {} : { placeholder: usual })}
          {...control}
          value={textOf(value)}
          maxLength={field.max_length}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
          className="control h-11 px-3"
        />
      )}
    </FieldBox>
  );
}
