import type { SearchEntry } from '@/lib/data/search';
import { coverSizes } from '@/lib/format/cover';
import { focusClass } from '@/lib/format/library-picture';

interface SearchPictureProps {
  readonly entry: Pick<SearchEntry, 'imageUrl' | 'title' | 'tone'>;
  /** A sponsor's mark is shown whole on its own tone, every other picture fills its place. */
  readonly isMark: boolean;
}

/** The small picture of a result; its place is kept while it loads. Without one the first letter stands there. */
export function SearchPicture({ entry: { imageUrl, title, tone }, isMark }: SearchPictureProps) {
  return (
    <span className="relative grid h-14 w-24 shrink-0 place-items-center overflow-hidden rounded-card bg-surface-2">
      {isMark && tone && /^#[\da-f]{6}$/i.test(tone) ? (
        <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0">
          <rect width="100%" height="100%" fill={tone} />
        </svg>
      ) : null}
      {imageUrl ? (
        <img
          src={imageUrl}
          srcSet={coverSizes(imageUrl)}
          sizes="6rem"
          alt=""
          width={96}
          height={56}
          loading="lazy"
          decoding="async"
          className={`relative size-full ${isMark ? 'object-contain p-1.5' : `object-cover ${focusClass(imageUrl)}`}`}
        />
      ) : (
        <span aria-hidden="true" className="relative font-display text-xl font-bold text-text-3">
          {title.charAt(0).toLocaleUpperCase('tr')}
        </span>
      )}
    </span>
  );
}
