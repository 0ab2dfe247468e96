'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { A11y, Autoplay, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Popup } from '@/lib/data/popup-slides';
import { PopupSlide } from './popup-slide';
import styles from './popup-slides.module.css';

/** Specification 9: transition 1 000 ms, a slide stands for 4 000 ms, pauses on hover. */
const transitionMs = 1000;
const autoplay = { delay: 4000, disableOnInteraction: false, pauseOnMouseEnter: true };

interface PopupSlidesProps {
  readonly popups: readonly Popup[];
}

/** The carousel: it wraps where there is more than one slide, and stands still for who asked for less motion. */
export function PopupSlides({ popups }: PopupSlidesProps) {
  const t = useTranslations('popup');
  const [broken, setBroken] = useState<readonly string[]>([]);
  const slides = popups.filter(({ bannerId }) => !broken.includes(bannerId));
  const moves = slides.length > 1;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Swiper
      key={slides.length}
      modules={[A11y, Autoplay, Pagination]}
      className={styles.slides}
      speed={isCalm ? 0 : transitionMs}
      spaceBetween={16}
      loop={moves}
      autoplay={moves && !isCalm ? autoplay : false}
      pagination={moves ? { clickable: true } : false}
      a11y={{
        containerMessage: t('carousel'),
        containerRoleDescriptionMessage: t('carouselRole'),
        itemRoleDescriptionMessage: t('slideRole'),
        slideLabelMessage: t('slideLabel', { index: '{{index}}', total: '{{slidesLength}}' }),
        paginationBulletMessage: t('goTo', { index: '{{index}}' }),
      }}
    >
      {slides.map((popup) => (
        <SwiperSlide key={popup.bannerId}>
          <PopupSlide popup={popup} onBroken={() => setBroken([...broken, popup.bannerId])} />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}
