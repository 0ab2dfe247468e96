import type { ComponentProps } from 'react';

/** A menu of plain `<a>` elements, which lead on without a page load as every `SoftLink` does. */
export function SoftNav(props: ComponentProps<'nav'>) {
  return <nav data-soft="" {...props} />;
}
