import type { NowPlayingWire } from '@/contract/schedule';
import type { ServiceContext } from '../../context';
import { listAreasOff } from '../settings/list-areas-off';
import { playedBuy } from './played-buy';
import { playedHunt } from './played-hunt';
import { playedMatch } from './played-match';

type Context = Pick<ServiceContext, 'db' | 'clock' | 'log'>;

/**
 * What is on the stream's table at this moment, or null: a bonus that is opened, one that was bought, a duel; otherwise a hunt that is
 * being collected, which people can still guess. Nothing of an area that is off.
 */
export async function nowPlaying(ctx: Context): Promise<NowPlayingWire | null> {
  const off = await listAreasOff(ctx);
  const [hunt, buy, match] = await Promise.all([
    off.includes('bonusHunts') ? null : playedHunt(ctx),
    off.includes('bonusBuy') ? null : playedBuy(ctx),
    off.includes('tournaments') ? null : playedMatch(ctx),
  ]);
  if (hunt?.is_opening) return hunt;
  return buy ?? match ?? hunt;
}
