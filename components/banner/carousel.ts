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
    stop();
    carousel.destroy();
  };
}

/**
 * Lets the next slide come once one has stood for its time: not under a mouse, under a finger, while the keyboard is in the row, or out of sight. One timer a slide: the library's
 * own way works at every frame of the screen for as long as the row is there (docs/adr/481).
 */
function keepMoving(carousel: Swiper, row: HTMLElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: number | undefined;
  let isUnderMouse = false;
  const isHeld = () => isUnderMouse || document.hidden || row.querySelector(':focus-visible') !== null;
  const hold = () => window.clearTimeout(timer);
  const wait = () => {
    hold();
    timer = window.setTimeout(() => (isHeld() ? wait() : carousel.slideNext()), standsMs);
  };
  const toMouse = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    isUnderMouse = isOver;
    wait();
  };
  row.addEventListener('pointerenter', toMouse(true), { signal });
  row.addEventListener('pointerleave', toMouse(false), { signal });
  row.addEventListener('focusout', wait, { signal });
  carousel.on('touchStart', hold);
  carousel.on('touchEnd', wait);
  carousel.on('transitionEnd', wait);
  signal.addEventListener('abort', hold);
  wait();
  return () => leaving.abort();
}
