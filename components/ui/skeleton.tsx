interface SkeletonProps {
  /** Size and radius of what will stand here. */
  readonly className: string;
}

/** A quiet block in the shape of what is being fetched. Hidden from screen readers: the region announces itself. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={`block animate-shimmer bg-surface-2 ${className}`} />;
}
