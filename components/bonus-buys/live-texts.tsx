import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MoreMessages } from '@/components/ui/more-messages';

/** Gives the islands of a session their texts. Only a page with a session that is played sends them. */
export async function LiveTexts({ children }: { readonly children: ReactNode }) {
  const { bonusBuys } = await getMessages();
  const { states, numbers, table, entryStates } = bonusBuys;
  return (
    <MoreMessages messages={{ bonusBuys: { states, numbers, table, entryStates } }}>{children}</MoreMessages>
  );
}
