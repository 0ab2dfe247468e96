import { type Messages, useMessages } from 'next-intl';
import type { ComponentProps } from 'react';
import { insideOf } from './inside-of';
import type { Still } from './still';
import { toMarkup } from './to-markup';

interface KeptStillProps extends ComponentProps<typeof Still> {
  /** What it is, among all that are kept. */
  readonly name: 'footer' | 'club-rules';
  /** All that its inside depends on beside the texts, none of it a visitor's: what another page has with the same is the same. */
  readonly of: unknown;
}

/** `Still`, whose inside is made once for as long as what it depends on is the same (docs/adr/420): a page of a member is made for each request. */
export function KeptStill({ name, of, as: Element = 'div', children, ...rest }: KeptStillProps) {
  const depends = JSON.stringify(of);
  const html = keptMarkup(useMessages(), name, { depends, make: () => toMarkup(children) });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands in it was escaped when it was made of our own elements
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: insideOf(html) }} />;
}

interface Kept {
  readonly depends: string;
  readonly html: string;
}

/** The last one of each name, for as long as the texts are the same object. */
const kept = new WeakMap<Messages, Map<string, Kept>>();

function keptMarkup(
  texts: Messages,
  name: string,
  { depends, make }: { readonly depends: string; readonly make: () => string },
): string {
  const ofTexts = kept.get(texts) ?? new Map<string, Kept>();
  const known = ofTexts.get(name);
  if (known?.depends === depends) return known.html;
  const html = make();
  kept.set(texts, ofTexts.set(name, { depends, html }));
  return html;
}
