import type { ComponentProps } from 'react';
import { Field } from './field';

/** A field for a name that is spelt just so somewhere else: no keyboard corrects it or makes its first letter a capital. */
export function ExactField(props: ComponentProps<typeof Field>) {
  return (
    <Field
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...props}
    />
  );
}
