import { useTranslations } from 'next-intl';
import { callTo } from '@/lib/calls';

interface PrivatePicturesProps {
  readonly files: readonly {
    readonly id: string;
    readonly width: number;
    readonly height: number;
    /** Erased, because its claim was decided long ago. */
    readonly is_gone?: boolean | undefined;
  }[];
  /** As large as there is room, for who decides on them. */
  readonly isLarge?: boolean;
}

/** Private pictures, small or as large as there is room; each opens by itself in its full size. One that is gone says so. */
export function PrivatePictures({ files, isLarge = false }: PrivatePicturesProps) {
  const t = useTranslations('uploads');
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {files.map(({ id, width, height, is_gone }, at) =>
        is_gone ? (
          <li
            key={id}
            className="grid size-24 place-items-center rounded-card border border-dashed border-line-strong p-2 text-center text-xs text-text-3"
          >
            {t('pictureGone')}
          </li>
        ) : (
          <li key={id}>
            <a
              href={callTo('privatePicture', id)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('picture', { number: at + 1 })}
              className="block overflow-hidden rounded-card border border-line hover:border-line-strong"
            >
              <img
                src={callTo('privatePicture', id)}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                className={
                  isLarge
                    ? 'h-auto max-h-[70vh] w-auto max-w-full bg-surface-2'
                    : 'size-24 bg-surface-2 object-cover'
                }
              />
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
