import type { NowPlayingWire } from '@/contract/schedule';
import type { ServiceContext } from '../../context';
import { playedBuy } from './played-buy';
import { playedHunt } from './played-hunt';
import { playedMatch } from './played-match';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/**
 * What is on the stream's table at this moment, or null: a bonus that is opened, one that was bought, a duel; otherwise a hunt that is
 * being collected, which people can still guess.
 */
export async function nowPlaying(ctx: Context): Promise<NowPlayingWire | null> {
  const [hunt, buy, match] = await Promise.all([playedHunt(ctx), playedBuy(ctx), playedMatch(ctx)]);
  if (hunt?.is_opening) return hunt;
  return buy ?? match ?? hunt;
}
