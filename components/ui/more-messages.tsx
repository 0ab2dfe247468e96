'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';

interface MoreMessagesProps {
  readonly messages: NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>;
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
