import { type InputProps, textOf } from '../content-field';
import { fromIstanbul, toIstanbul } from '../istanbul-time';
import { FieldBox } from './field-box';

/** A moment in Istanbul's time. */
export function MomentInput(props: InputProps) {
  const { value, onChange } = props;
  return (
    <FieldBox {...props}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={toIstanbul(textOf(value))}
          onChange={({ currentTarget }) => onChange(fromIstanbul(currentTarget.value))}
          className="control h-11 max-w-60 px-3 tabular-nums"
        />
      )}
    </FieldBox>
  );
}
