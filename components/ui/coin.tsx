interface CoinProps {
  /** Edge length in CSS pixels: 24 beside an amount (specification 9). */
  readonly size?: number;
  readonly className?: string;
}

/**
 * The Sikke: milled edge, raised rim, and our mark, an S struck in facets. Flat fills, so that any number of them can
 * stand on a page without sharing gradient ids. Decorative: the amount beside it names the currency.
 */
export function Coin({ size = 24, className = '' }: CoinProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <circle cx="12" cy="12" r="11" fill="#c08f2c" />
      <circle
        cx="12"
        cy="12"
        r="10.9"
        fill="none"
        stroke="#7d5a14"
        strokeWidth="1.8"
        strokeDasharray="1.141 1.141"
      />
      <circle cx="12" cy="12" r="9.6" fill="#f1c45c" />
      <circle cx="12" cy="12" r="8.5" fill="#d9a53a" />
      <path d="M5.1 7.05A8.5 8.5 0 0 0 16.95 18.9Z" fill="#e8b84e" />
      <path
        d="M15.6 9.1 12 7.2 8.4 9.1v1.7l7.2 2.4v1.7L12 16.8l-3.6-1.9"
        fill="none"
        stroke="#4a3306"
        strokeWidth="2"
        strokeLinejoin="miter"
      />
    </svg>
  );
}
