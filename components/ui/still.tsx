import type { ComponentProps, ReactNode } from 'react';
import { insideOf } from './inside-of';
import { toMarkup } from './to-markup';

interface StillProps extends Omit<ComponentProps<'div'>, 'dangerouslySetInnerHTML'> {
  readonly as?: 'div' | 'footer' | 'section';
  readonly children: ReactNode;
}

/**
 * An element whose inside no script changes: it goes out as HTML, and React does not go through it when it hydrates (docs/adr/400). A page does not name it in
 * its data either (`lib/csp/short-data.mjs`, `front/insides.ts`). No island, and nothing that is waited for, can stand in it.
 */
export function Still({ as: Element = 'div', children, ...rest }: StillProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands in it was escaped when it was made of our own elements
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: insideOf(toMarkup(children)) }} />;
}
