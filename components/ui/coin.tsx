import { iconsFile } from './icons-file';

interface CoinProps {
  /** Edge length in CSS pixels: 24 beside an amount (specification 9). */
  readonly size?: number;
  readonly className?: string;
}

/**
 * The coin: the operator's own by the style sheet (`coin`), otherwise milled edge, raised rim, and our mark, an S struck in facets (drawn by artwork/coin-mark.ts). Decorative:
 * the amount beside it names the currency.
 */
export function Coin({ size = 24, className = '' }: CoinProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={`coin shrink-0 ${className}`.trim()}>
      <use href={`${iconsFile}#coin`} />
    </svg>
  );
}
