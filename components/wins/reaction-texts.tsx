import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MoreMessages } from '@/components/ui/more-messages';

/** Gives the reactions inside their texts: once, however many wins stand there. */
export async function ReactionTexts({ children }: { readonly children: ReactNode }) {
  const { winReactions, errors, labels } = await getMessages();
  return <MoreMessages messages={{ winReactions, errors, labels }}>{children}</MoreMessages>;
}
