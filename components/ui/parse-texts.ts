import type { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';

/** Texts by their namespaces. */
export type Texts = NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>;

/** More than the pages of one process have at a time; an operator who changes a name brings new ones. */
const most = 64;
const known = new Map<string, Texts>();

/** Texts out of their JSON: parsed once a process, and once in a browser, for as long as the words are the same. */
export function parseTexts(json: string): Texts {
  const found = known.get(json);
  if (found) return found;
  if (known.size >= most) known.clear();
  const texts: Texts = JSON.parse(json);
  known.set(json, texts);
  return texts;
}
