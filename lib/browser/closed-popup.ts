import { keep, readKept } from './kept';

const key = 'closeModal';
const closed = '1';

/**
 * Whether the visitor closed the popup: forever, in localStorage under the specified key, or for the session. The session
 * is the tab's (sessionStorage): in memory alone the popup would come back with every full page load.
 */
export function isPopupClosed(): boolean {
  return readKept('localStorage', key) === closed || readKept('sessionStorage', key) === closed;
}

/** 'Bir Daha Gösterme': never again in this browser. */
export function closePopupForever(): void {
  keep('localStorage', key, closed);
}

/** The close icon: not again in this session. */
export function closePopupForSession(): void {
  keep('sessionStorage', key, closed);
}
