interface MarkProps {
  readonly name: string;
  /** Address of the drawing; without one the first letter stands in. */
  readonly logoUrl: string | null;
  /** `#rrggbb` that the drawing stands on. */
  readonly tone: string | null;
  readonly className?: string;
}

/** A small plate with somebody's mark on its own tone, 2:1. Decorative: the name stands beside it. */
export function Mark({ name, logoUrl, tone, className = '' }: MarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid aspect-2/1 w-20 shrink-0 place-items-center overflow-hidden rounded-card bg-surface-2 ${className}`}
    >
      {tone && /^#[\da-f]{6}$/i.test(tone) ? (
        <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0">
          <rect width="100%" height="100%" fill={tone} />
        </svg>
      ) : null}
      {logoUrl ? (
        <img src={logoUrl} alt="" width={80} height={40} loading="lazy" className="relative size-full" />
      ) : (
        <span className="relative font-display font-bold text-text-2">
          {name.charAt(0).toLocaleUpperCase('tr')}
        </span>
      )}
    </span>
  );
}
