import 'server-only';
import { toSpark } from './to-spark';

interface SparklineProps {
  /** One a place from the left to the right; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** The values in words. */
  readonly text: string;
}

/** How a value went, in the height of a line; the last one has a dot. */
export function Sparkline({ values, text }: SparklineProps) {
  const { line, last } = toSpark(values);
  return (
    <svg role="img" aria-label={text} width="72" height="24" viewBox="0 0 72 24" className="spark">
      <title>{text}</title>
      <path d={line} className="spark-line" />
      {last === null ? null : <circle cx={last.x} cy={last.y} r="2.5" className="spark-end" />}
    </svg>
  );
}
