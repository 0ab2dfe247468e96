import { coverSizes } from '@/lib/format/cover';
import { focusClass } from '@/lib/format/library-picture';

interface CoverProps {
  /** Address of the picture; the ground of the house's covers stands where there is none, and where it does not load. */
  readonly src: string | null;
  /** '' where the title beside it says the same. */
  readonly alt: string;
  /** The first picture of a page does not wait. */
  readonly isFirst?: boolean;
  /** How wide it is shown, as in `sizes`; a card in a grid of three otherwise. */
  readonly sizes?: string;
  readonly className?: string;
}

const inGrid = '(width >= 80rem) 26rem, (width >= 40rem) 50vw, 100vw';

/** A picture of 16:9 that keeps its place while it loads. */
export function Cover({ src, alt, isFirst = false, sizes = inGrid, className = '' }: CoverProps) {
  const shape = `cover-ground block aspect-video w-full object-cover ${className}`;
  if (src === null) return <span aria-hidden="true" className={shape} />;
  return (
    <img
      src={src}
      srcSet={coverSizes(src)}
      sizes={sizes}
      alt={alt}
      width={1280}
      height={720}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={`${shape} ${focusClass(src)}`.trimEnd()}
    />
  );
}
