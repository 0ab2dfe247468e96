import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { LibraryPictureWire } from '@/contract/desk-media';
import { deskEntryPath } from '@/lib/desk-paths';
import { LibraryThumb } from './library-thumb';

interface LibraryGridProps {
  readonly pictures: readonly LibraryPictureWire[];
}

/** The pictures of the library beside each other, each with what it is called and whether something shows it. */
export function LibraryGrid({ pictures }: LibraryGridProps) {
  const t = useTranslations('desk.media');
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6">
      {pictures.map((picture) => (
        <li key={picture.id} className="relative min-w-0">
          <LibraryThumb picture={picture} />
          <p className="mt-2 truncate text-sm font-medium">
            <SoftLink
              href={deskEntryPath('media', picture.id)}
              className="after:absolute after:inset-0 after:rounded-card hover:after:outline hover:after:outline-line-strong"
            >
              {picture.name}
            </SoftLink>
          </p>
          <p className="text-xs text-text-3 tabular-nums">
            {picture.width} × {picture.height} · {t('uses', { count: picture.uses })}
            {picture.alt === '' ? ` · ${t('noAlt')}` : ''}
          </p>
        </li>
      ))}
    </ul>
  );
}
