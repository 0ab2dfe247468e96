interface CoverProps {
  /** Address of the picture; a quiet surface stands where there is none. */
  readonly src: string | null;
  /** '' where the title beside it says the same. */
  readonly alt: string;
  /** The first picture of a page does not wait. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A picture of 16:9 that keeps its place while it loads. */
export function Cover({ src, alt, isFirst = false, className = '' }: CoverProps) {
  const shape = `block aspect-video w-full bg-surface-2 object-cover ${className}`;
  if (src === null) return <span aria-hidden="true" className={shape} />;
  return (
    <img
      src={src}
      alt={alt}
      width={960}
      height={540}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={shape}
    />
  );
}
