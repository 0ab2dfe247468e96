import 'server-only';
import { percent } from '@/components/figures/percent';

/** A part of a whole. */
export interface SplitPart {
  readonly key: string;
  readonly value: number;
  /** The part in words, shown while a pointer rests on it. */
  readonly text: string;
  /** `plain` unless given. */
  readonly tone?: 'plain' | 'win' | 'hollow';
}

interface SplitProps {
  /** All parts in words. */
  readonly text: string;
  readonly parts: readonly SplitPart[];
}

/** A whole and its parts beside each other, in the height of a line; nothing but its rail where there is no whole. */
export function Split({ text, parts }: SplitProps) {
  const whole = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  let before = 0;
  return (
    <svg role="img" aria-label={text} width="100%" height="10" className="split">
      <rect width="100%" height="10" rx="2" className="fill-surface-2" />
      {parts.map(({ key, value, text: name, tone = 'plain' }) => {
        const share = whole > 0 ? Math.max(0, value) / whole : 0;
        const x = before;
        before += share;
        return share === 0 ? null : (
          <rect key={key} x={percent(x)} width={percent(share)} height="10" rx="2" className={`bar-${tone}`}>
            <title>{name}</title>
          </rect>
        );
      })}
    </svg>
  );
}
