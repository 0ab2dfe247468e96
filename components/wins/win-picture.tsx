import { useTranslations } from 'next-intl';
import { Cover } from '@/components/ui/cover';
import type { Win } from '@/lib/data/win-view';
import { NoPicture } from './no-picture';

interface WinPictureProps {
  readonly win: Pick<Win, 'imageUrl' | 'size' | 'game'>;
  /** A card's picture says nothing that its title does not. */
  readonly isDecorative?: boolean;
  readonly isFirst?: boolean;
  readonly sizes?: string;
}

/** The viewer's screen, or the drawing that says there is none. */
export function WinPicture({ win, isDecorative = false, isFirst = false, sizes }: WinPictureProps) {
  const t = useTranslations('wins');
  if (win.imageUrl === null) return <NoPicture isDecorative={isDecorative} />;
  const alt = isDecorative ? '' : t('pictureOf', { game: win.game.name });
  if (win.size) {
    // In the gallery all pictures are 16:9; by itself a screen is shown whole, at its own proportions.
    const shape = isDecorative ? 'aspect-video object-cover' : 'h-auto';
    return (
      <img
        src={win.imageUrl}
        alt={alt}
        {...win.size}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={`cover-ground block w-full ${shape}`}
      />
    );
  }
  return <Cover src={win.imageUrl} alt={alt} isFirst={isFirst} {...(sizes ? { sizes } : {})} />;
}
