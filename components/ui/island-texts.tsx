'use client'; // The texts reach the islands by a context of the browser.

import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';

type Provided = ComponentProps<typeof NextIntlClientProvider>;
type Messages = NonNullable<Provided['messages']>;

interface IslandTextsProps {
  readonly locale: NonNullable<Provided['locale']>;
  readonly timeZone: string;
  /** `textsOfIslands`: one text in the page's data, where React would write and read every sentence by itself (docs/adr/401). */
  readonly json: string;
  readonly children: ReactNode;
}

/** The texts that every page has for its islands. */
export function IslandTexts({ json, ...rest }: IslandTextsProps) {
  return <NextIntlClientProvider messages={parseOnce(json)} {...rest} />;
}

let known: { readonly json: string; readonly texts: Messages } | undefined;

/** They are the same on every page until the operator changes a name in them. */
function parseOnce(json: string): Messages {
  if (known?.json !== json) known = { json, texts: JSON.parse(json) };
  return known.texts;
}
