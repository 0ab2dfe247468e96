import { isUpstreamError, UpstreamError } from './error';
import { recentCount } from './recent-count';

/** What the breaker of a server turned to; told once a turn. */
export type BreakerTurn = 'open' | 'half-open' | 'closed';

interface Answered {
  readonly status: number;
  readonly retryAfterS?: number | undefined;
}

/** Stands before the calls of one server. */
export interface Breaker {
  /**
   * Runs a call and takes note of how it ended. While the breaker is open it throws `UpstreamError` 503 in its place, as a dead
   * upstream would. `isGivenUp`: whether the visitor had gone; such an end says nothing of the server.
   */
  run<T extends Answered>(call: () => Promise<T>, isGivenUp: () => boolean): Promise<T>;
  /** What it turned to last; closed to begin with. */
  state(): BreakerTurn;
  /** How often it opened since the process began. */
  openings(): number;
}

const fewestCalls = 20;
const openShare = 0.5;
const probeEveryMs = 5_000;

/**
 * Opens at a failure, when at least half of 20 calls or more within 10 s failed: an answer never opens it. From then on one call in 5 s goes through as a probe, and the
 * first that is answered closes it (ADR 159). A probe that hangs holds up no other: 5 s after the server is well again
 * it is called again, whatever was under way. `now` in milliseconds since 1970.
 */
export function createBreaker(now: () => number, tell: (turn: BreakerTurn) => void): Breaker {
  const calls = recentCount();
  const errors = recentCount();
  /** When the next probe may go; null while closed. */
  let probeAt: number | null = null;
  /** Grows with every turn: what began before one says nothing of the time after it. */
  let era = 0;
  let state: BreakerTurn = 'closed';
  let openings = 0;

  const turn = (to: BreakerTurn, nextProbeAt: number | null) => {
    probeAt = nextProbeAt;
    era += 1;
    state = to;
    if (to === 'open') openings += 1;
    for (const count of [calls, errors]) count.clear();
    tell(to);
  };
  const isProbe = () => {
    if (probeAt === null) return false;
    if (now() < probeAt) throw new UpstreamError('upstream_unavailable', 503);
    turn('half-open', now() + probeEveryMs);
    return true;
  };
  const noteCall = (end: End, begun: number) => {
    if (end === 'given up' || begun !== era) return;
    const at = now();
    calls.add(at);
    if (end === 'answered') return;
    errors.add(at);
    const [all, failed] = [calls.sum(at), errors.sum(at)];
    if (all >= fewestCalls && failed >= all * openShare) turn('open', at + probeEveryMs);
  };
  const noteProbe = (end: End) => {
    if (probeAt === null) return;
    if (end === 'answered') turn('closed', null);
    if (end === 'given up') probeAt = now();
  };

  return {
    async run(call, isGivenUp) {
      const note = isProbe() ? noteProbe : noteCall;
      const begun = era;
      try {
        const answer = await call();
        note(endOfAnswer(answer), begun);
        return answer;
      } catch (error) {
        note(isGivenUp() ? 'given up' : endOfError(error), begun);
        throw error;
      }
    },
    state: () => state,
    openings: () => openings,
  };
}

type End = 'answered' | 'failed' | 'given up';

/** A 503 that says when to come back is the answer of a server that sheds load: it is quick, and the rest of it is well. */
function endOfAnswer({ status, retryAfterS }: Answered): End {
  if (status === 503 && retryAfterS !== undefined) return 'answered';
  return status >= 500 ? 'failed' : 'answered';
}

/** Garbage is an answer, too: one call that breaks the contract must not take the others along. */
function endOfError(error: unknown): End {
  return isUpstreamError(error) && error.code === 'upstream_invalid' ? 'answered' : 'failed';
}
