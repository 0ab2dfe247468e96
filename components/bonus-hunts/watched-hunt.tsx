import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { BonusTable } from './bonus-table';
import { HuntBoard } from './hunt-board';
import { isFinal } from './is-final';
import { LiveHunt } from './live-hunt';

interface WatchedHuntProps {
  readonly hunt: HuntDetail;
  /** The board, or every bonus. */
  readonly part: 'board' | 'table';
}

/** A hunt as it stands: as plain markup once it is over, kept fresh before. Only a page with such a hunt sends its texts. */
export async function WatchedHunt({ hunt, part }: WatchedHuntProps) {
  if (isFinal(hunt.state)) {
    return part === 'board' ? <HuntBoard hunt={hunt} /> : <BonusTable hunt={hunt} />;
  }
  const { huntBoard } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ huntBoard }}>
      <LiveHunt hunt={hunt} part={part} />
    </NextIntlClientProvider>
  );
}
