import { getMessages } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import { HuntPart, type HuntPartProps } from './hunt-part';
import { isFinal } from './is-final';
import { LiveHunt } from './live-hunt';

/** A hunt as it stands: as plain markup once it is over, kept fresh before. Only a page with such a hunt sends its texts. */
export async function WatchedHunt({ hunt, part }: HuntPartProps) {
  const drawn = <HuntPart hunt={hunt} part={part} />;
  if (isFinal(hunt.state)) return drawn;
  return (
    <MoreMessages messages={await readTexts(part)}>
      <LiveHunt hunt={hunt} part={part}>
        {drawn}
      </LiveHunt>
    </MoreMessages>
  );
}

/** The texts of a part. */
async function readTexts(part: HuntPartProps['part']) {
  const { huntBoard, bonusHunts } = await getMessages();
  const { nearest, ranking, allGuesses, guesses } = bonusHunts;
  return part === 'guesses' ? { bonusHunts: { nearest, ranking, allGuesses, guesses } } : { huntBoard };
}
