import Swiper from 'swiper';
import { A11y, Autoplay, Pagination } from 'swiper/modules';

/** What assistive technology is told of a carousel; `{{index}}` and `{{slidesLength}}` are filled in by the library. */
export interface CarouselTexts {
  readonly containerMessage: string;
  readonly containerRoleDescriptionMessage: string;
  readonly itemRoleDescriptionMessage: string;
  readonly slideLabelMessage: string;
  readonly paginationBulletMessage: string;
}

/** Specification 9: transition 1 000 ms, a slide stands for 4 000 ms, pauses on hover. */
const transitionMs = 1000;
const autoplay = { delay: 4000, disableOnInteraction: false, pauseOnMouseEnter: true };

/** Has the slides of a row follow one another, again and again; they move by themselves but for who asked for less motion. Returns how to end it. */
export function startCarousel(row: HTMLElement, texts: CarouselTexts): () => void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const carousel = new Swiper(row, {
    modules: [A11y, Autoplay, Pagination],
    speed: isCalm ? 0 : transitionMs,
    spaceBetween: 16,
    loop: true,
    autoplay: isCalm ? false : autoplay,
    pagination: { el: '.swiper-pagination', clickable: true },
    a11y: texts,
  });
  return () => carousel.destroy();
}
