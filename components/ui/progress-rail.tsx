interface ProgressRailProps {
  /** What progresses, for who cannot see it. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** How far something is, as a rail. Its length is an attribute of a drawing: the policy of the site allows no inline styles. */
export function ProgressRail({ label, value, max }: ProgressRailProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      className="h-2 overflow-hidden rounded-full bg-surface-2"
    >
      <svg aria-hidden="true" width="100%" height="8" className="block">
        <rect width={`${(share * 100).toFixed(2)}%`} height="8" rx="4" className="fill-green" />
      </svg>
    </div>
  );
}
