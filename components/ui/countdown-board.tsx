import { CountdownTiles } from './countdown-tiles';

interface CountdownBoardProps {
  /** ISO time. */
  readonly until: string;
  /** What stands here once the time is up. */
  readonly over: string;
}

/** The time left as four tiles, for the head of a detail page. For server components: the page's own time goes with it. */
export function CountdownBoard({ until, over }: CountdownBoardProps) {
  return <CountdownTiles until={until} over={over} madeAtMs={Date.now()} />;
}
