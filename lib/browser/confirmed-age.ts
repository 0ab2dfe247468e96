import { keep } from './kept';

/** The key in localStorage; `deviceScript` reads it before the first frame. */
const key = 'ageConfirmed';

/** Remembers in this browser that its visitor said to be of age, and takes the question away (D31). */
export function confirmAge(): void {
  keep('localStorage', key, '1');
  document.documentElement.dataset.ageGate = 'answered';
}

/** Whether the question stands over the page: `deviceScript` says so on the document's element. */
export function isAgeAsked(): boolean {
  return document.documentElement.dataset.ageGate === 'asked';
}
