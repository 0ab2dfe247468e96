import { useTranslations } from 'next-intl';

interface NoPictureProps {
  readonly isDecorative: boolean;
}

/** Five empty reels: a win that came without a screenshot. The drawing is the style sheet's: it stands on the gallery often. */
export function NoPicture({ isDecorative }: NoPictureProps) {
  const t = useTranslations('wins');
  return (
    <div className="no-picture">
      <p className={isDecorative ? 'max-sm:hidden' : undefined}>{t('noPicture')}</p>
    </div>
  );
}
