import Swiper from 'swiper';
import { A11y, Pagination } from 'swiper/modules';

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
const standsMs = 4000;

/** Has the slides of a row follow one another, again and again; they move by themselves but for who asked for less motion. Returns how to end it. */
export function startCarousel(row: HTMLElement, texts: CarouselTexts): () => void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const carousel = new Swiper(row, {
    modules: [A11y, Pagination],
    speed: isCalm ? 0 : transitionMs,
    spaceBetween: 16,
    loop: true,
    pagination: { el: '.swiper-pagination', clickable: true },
    a11y: texts,
  });
  const stop = isCalm ? () => undefined : keepMoving(carousel, row);
  return () => {
    carousel.destroy();
    stop();
  };
}

/**
 * Lets the next slide come once one has stood for its time: not under a mouse, while a finger is on it, while the keyboard is in the row, or out of sight. One timer a slide: the
 * library's own way works at every frame of the screen for as long as the row is there (docs/adr/481).
 */
function keepMoving(carousel: Swiper, row: HTMLElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: number | undefined;
  const held = { byMouse: false, byPress: false };
  const isHeld = () =>
    held.byMouse || held.byPress || document.hidden || row.querySelector(':focus-visible') !== null;
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!isHeld()) carousel.slideNext();
      wait();
    }, standsMs);
  };
  const toHeld = (by: keyof typeof held, isNow: boolean) => (event: PointerEvent) => {
    if (held[by] === isNow || (by === 'byMouse' && event.pointerType !== 'mouse')) return;
    held[by] = isNow;
    wait();
  };
  row.addEventListener('pointerenter', toHeld('byMouse', true), { signal });
  row.addEventListener('pointerleave', toHeld('byMouse', false), { signal });
  row.addEventListener('pointerdown', toHeld('byPress', true), { signal });
  // Let go beside the row, or taken by the browser to scroll, which the library does not tell of.
  for (const type of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(type, toHeld('byPress', false), { signal });
  row.addEventListener('focusout', wait, { signal });
  carousel.on('transitionEnd', wait);
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  wait();
  return () => leaving.abort();
}
