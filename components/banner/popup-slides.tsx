'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import type { Popup } from '@/lib/data/popup-slides';
import type { CarouselTexts } from './carousel';
import { PopupSlide } from './popup-slide';
import styles from './popup-slides.module.css';

interface PopupSlidesProps {
  readonly popups: readonly Popup[];
}

/** The slides in a row of which the first one shows. Where there is more than one, they become a carousel as soon as the browser has a moment left. */
export function PopupSlides({ popups }: PopupSlidesProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const slides = popups.filter(({ bannerId }) => !broken.includes(bannerId));
  const row = useRef<HTMLDivElement>(null);
  useCarousel(row, slides.length);
  return (
    // The carousel moves what stands in it: another number of slides is another row.
    <div key={slides.length} ref={row} className={`swiper ${styles.slides}`}>
      <div className="swiper-wrapper">
        {slides.map((popup) => (
          <div key={popup.bannerId} className="swiper-slide">
            <PopupSlide popup={popup} onBroken={() => setBroken([...broken, popup.bannerId])} />
          </div>
        ))}
      </div>
      {slides.length > 1 ? <div className="swiper-pagination" /> : null}
    </div>
  );
}

/** Its script is run once the dialog has been seen: in one task with it, a phone answered nothing for a fifth of a second (docs/adr/463). */
function useCarousel(row: RefObject<HTMLDivElement | null>, slides: number): void {
  const texts = useCarouselTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are the same as long as the page is
  useEffect(() => {
    const element = row.current;
    if (element === null || slides < 2) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const giveUp = whenIdle(async () => {
      const { startCarousel } = await import('./carousel');
      if (!signal.aborted) signal.addEventListener('abort', startCarousel(element, texts));
    });
    return () => {
      giveUp();
      leaving.abort();
    };
  }, [row, slides]);
}

function useCarouselTexts(): CarouselTexts {
  const t = useTranslations('popup');
  return {
    containerMessage: t('carousel'),
    containerRoleDescriptionMessage: t('carouselRole'),
    itemRoleDescriptionMessage: t('slideRole'),
    slideLabelMessage: t('slideLabel', { index: '{{index}}', total: '{{slidesLength}}' }),
    paginationBulletMessage: t('goTo', { index: '{{index}}' }),
  };
}
