import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { BonusTable } from './bonus-table';
import { HuntBoard } from './hunt-board';
import { isFinal } from './is-final';
import { LiveHunt } from './live-hunt';

interface WatchedHuntProps {
  readonly hunt: HuntDetail;
  /** Whether the bonuses stand below the board. */
  readonly hasTable?: boolean;
}

/** A hunt as it stands: as plain markup once it is over, kept fresh before. Only a page with such a hunt sends its texts. */
export async function WatchedHunt({ hunt, hasTable = false }: WatchedHuntProps) {
  if (isFinal(hunt.state)) {
    return (
      <div className="space-y-6">
        <HuntBoard hunt={hunt} />
        {hasTable ? <BonusTable hunt={hunt} /> : null}
      </div>
    );
  }
  const { huntBoard } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ huntBoard }}>
      <LiveHunt hunt={hunt} hasTable={hasTable} />
    </NextIntlClientProvider>
  );
}
