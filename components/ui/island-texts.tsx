'use client'; // The texts reach the islands by a context of the browser.

import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { parseTexts } from './parse-texts';

interface IslandTextsProps {
  readonly locale: NonNullable<ComponentProps<typeof NextIntlClientProvider>['locale']>;
  readonly timeZone: string;
  /** `textsOfIslands`: one text in the page's data, where React would write and read every sentence by itself (docs/adr/401). */
  readonly json: string;
  readonly children: ReactNode;
}

/** The texts that every page has for its islands. */
export function IslandTexts({ json, ...rest }: IslandTextsProps) {
  return <NextIntlClientProvider messages={parseTexts(json)} {...rest} />;
}
