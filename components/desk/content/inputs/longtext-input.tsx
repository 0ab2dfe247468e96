import { type InputProps, textOf } from '../content-field';
import { FieldBox } from './field-box';

/** A text of several lines that grows with what is written. */
export function LongtextInput(props: InputProps) {
  const { field, value, onChange } = props;
  return (
    <FieldBox {...props}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={textOf(value)}
          maxLength={field.max_length}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
          className="control field-sizing-content max-h-96 min-h-22 resize-y px-3 py-2 leading-relaxed"
        />
      )}
    </FieldBox>
  );
}
