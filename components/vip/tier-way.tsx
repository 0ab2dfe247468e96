interface TierWayProps {
  /** How much of it is gone, 0 to 1. */
  readonly gone: number;
  /** The picture of the member who stands at the end of what is gone; null where somebody stands elsewhere. */
  readonly marker: string | null;
  readonly className: string;
}

/** The way to a tier from the one before it; the member's own picture where the member stands. Places are percentages (ADR 198). */
export function TierWay({ gone, marker, className }: TierWayProps) {
  const end = `${(gone * 100).toFixed(2)}%`;
  return (
    <svg width="100%" aria-hidden="true" className={`relative z-10 overflow-visible ${className}`}>
      <line x1="0" x2="100%" y1="60%" y2="60%" className="stroke-line-strong" strokeWidth="4" />
      <line x1="0" x2={end} y1="60%" y2="60%" className="stroke-text-2" strokeWidth="4" />
      {marker === null ? null : <Marker x={end} y="60%" picture={marker} />}
    </svg>
  );
}

interface MarkerProps {
  readonly x: string;
  readonly y: string;
  readonly picture: string;
}

/** A pin with the member's picture; its tip is the place. */
export function Marker({ x, y, picture }: MarkerProps) {
  return (
    <svg x={x} y={y} aria-hidden="true" className="overflow-visible">
      <circle r="5" className="fill-text stroke-bg-raised" strokeWidth="2" />
      <line y1="-5" y2="-20" className="stroke-text" strokeWidth="2" />
      <circle cy="-34" r="17" className="fill-bg stroke-text" strokeWidth="2" />
      <image href={picture} x="-15" y="-49" width="30" height="30" className="[clip-path:circle(50%)]" />
    </svg>
  );
}
