import 'server-only';
import { cache } from 'react';
import type { NowPlayingWire, ShowWire } from '@/contract/schedule';
import type { StreamLinks } from '@/lib/format/live';
import { getFrame } from './frame';
import { orNothing } from './or-nothing';
import type { Raffle } from './raffle-view';
import { listRaffles } from './raffles';
import { getNowPlaying, listShows } from './schedule';
import { getSite } from './site';
import type { Win } from './win-view';
import { getBestWins } from './wins';

/** What goes on tonight; each part is null where there is none, or where the upstream cannot say. */
export interface Tonight {
  /** What the streamer is doing while live, and where; null while not live. */
  readonly live: { readonly stream: StreamLinks; readonly playing: NowPlayingWire | null } | null;
  /** The show that comes next, or should be on. */
  readonly show: ShowWire | null;
  /** The draw that is drawn next. */
  readonly draw: Raffle | null;
  /** The highest X of the week. */
  readonly win: Win | null;
}

/** What the start page says of tonight. An area that the upstream lacks (D27) or does not answer for leaves its part out: the page stands without. */
export const getTonight = cache(async (): Promise<Tonight> => {
  const [frame, site, playing, shows, raffles, best] = await Promise.all([
    orNothing(getFrame()),
    orNothing(getSite()),
    orNothing(getNowPlaying()),
    orNothing(listShows()),
    orNothing(listRaffles()),
    orNothing(getBestWins()),
  ]);
  const hasStream = !frame?.areasOff.includes('stream');
  return {
    live: site?.isLive && hasStream ? { stream: site.stream, playing } : null,
    show: (hasStream && shows?.find(({ is_cancelled }) => !is_cancelled)) || null,
    draw: findNextDraw(raffles ?? []),
    win: best?.wins[0] ?? null,
  };
});

/** The draw that is drawn next of those that take tickets or wait for it. */
export function findNextDraw(raffles: readonly Raffle[]): Raffle | null {
  const coming = raffles.filter(({ phase }) => phase === 'open' || phase === 'closed');
  const [next] = coming.sort((a, b) => Date.parse(a.drawAt) - Date.parse(b.drawAt));
  return next ?? null;
}
