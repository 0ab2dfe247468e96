import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** Gives the islands of a session their texts. Only a page with a session that is played sends them. */
export async function LiveTexts({ children }: { readonly children: ReactNode }) {
  const { bonusBuys, person } = await getMessages();
  const { states, numbers, table, entryStates } = bonusBuys;
  const messages = { person, bonusBuys: { states, numbers, table, entryStates } };
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
