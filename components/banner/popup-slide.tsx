'use client';

import { useTranslations } from 'next-intl';
import type { Popup } from '@/lib/data/popup-slides';

interface PopupSlideProps {
  readonly popup: Popup;
  /** The picture did not come: the slide is to go. */
  readonly onBroken: () => void;
}

/** A picture that leads to its address in a new tab, or just a picture. */
export function PopupSlide({ popup, onBroken }: PopupSlideProps) {
  const t = useTranslations('popup');
  const picture = (
    <img
      src={popup.imageUrl}
      alt={popup.title ?? t('picture')}
      width={800}
      height={450}
      onError={onBroken}
      className="aspect-video w-full rounded-card bg-bg object-contain"
    />
  );
  if (popup.url === null) return picture;
  return (
    <a href={popup.url} target="_blank" rel="noopener noreferrer" className="block rounded-card">
      {picture}
      <span className="sr-only">{t('newTab')}</span>
    </a>
  );
}
