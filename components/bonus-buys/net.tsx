import { formatAmount } from '@/lib/format/money';

interface NetProps {
  readonly minor: number;
  readonly currency: string;
}

/** A result with its sign; green where it is a win. */
export function Net({ minor, currency }: NetProps) {
  const sign = minor > 0 ? '+' : minor < 0 ? '−' : '';
  return (
    <span className={minor > 0 ? 'text-green' : ''}>
      {sign}
      {formatAmount(Math.abs(minor), currency)}
    </span>
  );
}
