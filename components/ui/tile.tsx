import { focusClass } from '@/lib/format/library-picture';

interface TileProps {
  /** Address of the picture; the first letter of the name stands in where there is none. */
  readonly src: string | null;
  readonly name: string;
  /** Width in CSS pixels; the height is a third more. */
  readonly width: number;
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** An upright picture of 3:4 that keeps its place while it loads. Decorative: the name stands beside it. */
export function Tile({ src, name, width, isFirst = false, className = '' }: TileProps) {
  const shape = `aspect-3/4 shrink-0 overflow-hidden rounded-[6px] bg-surface-2 object-cover ${className}`;
  const size = { width, height: Math.round((width * 4) / 3) };
  if (src === null) {
    return (
      <span
        aria-hidden="true"
        className={`${shape} grid place-items-center font-display font-bold text-text-3`}
      >
        {name.charAt(0).toLocaleUpperCase('tr')}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      {...size}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`block ${shape} ${focusClass(src)}`.trimEnd()}
    />
  );
}
