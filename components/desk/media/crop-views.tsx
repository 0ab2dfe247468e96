import { useTranslations } from 'next-intl';
import { focusClass } from '@/lib/format/library-picture';

interface CropViewsProps {
  readonly src: string;
  /** Which ninth of the picture stays in sight: `lt` to `rb`. */
  readonly cell: string;
}

const shapes = ['aspect-video w-44', 'aspect-square w-24', 'aspect-3/4 w-[4.5rem]'];

/** How the site crops a picture at this focal point: a cover, a square and a tile. */
export function CropViews({ src, cell }: CropViewsProps) {
  const t = useTranslations('desk.media');
  const focus = focusClass(src.replace(/-[lcr][tcb](-640)?\.webp$/, `-${cell}.webp`));
  return (
    <div>
      <p className="mb-2 text-sm text-text-3">{t('crops')}</p>
      <div className="flex flex-wrap items-end gap-3">
        {shapes.map((shape) => (
          <img
            key={shape}
            src={src}
            alt=""
            width={320}
            height={180}
            className={`block rounded-card border border-line object-cover ${shape} ${focus}`}
          />
        ))}
      </div>
    </div>
  );
}
