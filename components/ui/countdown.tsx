import { CountdownClock } from './countdown-clock';

interface CountdownProps {
  /** ISO time. */
  readonly until: string;
  /** What stands here once the time is up. */
  readonly over: string;
}

/** The time left, in one line of tabular figures: `3 gün 04:12:33`. For server components: the page's own time goes with it. */
export function Countdown({ until, over }: CountdownProps) {
  return <CountdownClock until={until} over={over} madeAtMs={Date.now()} />;
}
