import { type InputProps, objectOf } from '../content-field';
import { FieldBox } from './field-box';

/** One object with fields of its own, such as what a buyer must be. */
export function ObjectInput(props: InputProps) {
  const { field, path, value, onChange, errors, lock, texts, Inputs } = props;
  return (
    <FieldBox {...props} isGroup>
      {() => (
        <div className="grid gap-3 rounded-card border border-line bg-bg-raised p-3 grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
          <Inputs
            fields={field.fields ?? []}
            path={path}
            values={objectOf(value)}
            onChange={onChange}
            errors={errors}
            // The group says why, once.
            lockOf={() => (lock === null ? null : '')}
            texts={texts}
          />
        </div>
      )}
    </FieldBox>
  );
}
