'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { parseTexts, type Texts } from './parse-texts';

interface MoreMessagesProps {
  readonly messages: Texts;
  readonly children: ReactNode;
}

/** Texts for the islands inside, beside those that every page sends: only a page with such an island carries them. An island because the others' texts are known in the browser. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const [locale, known] = [useLocale(), useMessages()];
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...known, ...messages }}>
      {children}
    </NextIntlClientProvider>
  );
}

interface MoreTextsProps {
  readonly json: string;
  readonly children: ReactNode;
}

/** The same for whole namespaces, which stand in the page's data as one text (docs/adr/401). */
export function MoreTexts({ json, children }: MoreTextsProps) {
  return <MoreMessages messages={parseTexts(json)}>{children}</MoreMessages>;
}
