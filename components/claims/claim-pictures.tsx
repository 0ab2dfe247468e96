import { useTranslations } from 'next-intl';
import type { MediaWire } from '@/contract/media';

interface ClaimPicturesProps {
  readonly files: readonly MediaWire[];
}

/** The pictures of a step, small; each opens by itself in its full size. */
export function ClaimPictures({ files }: ClaimPicturesProps) {
  const t = useTranslations('claims');
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {files.map(({ id, width, height }, at) => (
        <li key={id}>
          <a
            href={`/api/media/${id}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('picture', { number: at + 1 })}
            className="block overflow-hidden rounded-card border border-line hover:border-line-strong"
          >
            <img
              src={`/api/media/${id}`}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="size-24 bg-surface-2 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
