import { formatCoins } from '@/lib/format/money';

interface HeadNumberProps {
  readonly value: number;
  /** What it counts, heard after it. */
  readonly label: string;
  /** The list that it counts. */
  readonly href: string;
}

/** The number that a figure is about; it leads to what it counts. */
export function HeadNumber({ value, label, href }: HeadNumberProps) {
  return (
    <a href={href} className="head-number">
      {formatCoins(value)}
      <span className="sr-only"> {label}</span>
    </a>
  );
}
