import { type OwnPauseWire, pauseLengths } from '@/contract/pauses';
import type { Clock } from '../../context';
import { type Pause, toPauseWire } from './find-pause';
import { pauseEnd } from './pause-end';

/**
 * The own pause, and what may be chosen now: while one runs, only what ends later than it. Who works for the site has no choice, because the
 * team's work goes on.
 */
export function getPause(
  { clock }: { readonly clock: Clock },
  { pause, user }: { readonly pause: Pause | null; readonly user: { readonly permission: string } },
): OwnPauseWire {
  const offered = user.permission === 'player' ? pauseLengths : [];
  const choices = offered.flatMap((length) => {
    const until = pauseEnd(length, clock.now());
    return endsLater(until, pause) ? [{ length, until: until?.toISOString() ?? null }] : [];
  });
  return { pause: pause && toPauseWire(pause), choices };
}

/** What an extension adds at least, in milliseconds: a week that was chosen a minute ago is not offered again. */
const leastMs = 60 * 60_000;

/** Whether an end is later than that of the pause that runs, if one does, by an hour at least. */
export function endsLater(until: Date | null, pause: Pause | null): boolean {
  if (pause === null) return true;
  if (pause.until === null) return false;
  return until === null || until.getTime() - pause.until.getTime() >= leastMs;
}
