import { expect, type Page } from '@playwright/test';

/** What each part says in its code and nothing else does: files have no names that would tell. */
const marks = {
  // The modal's own classes: the question for the visitor's age is a dialog that stands in the first frame.
  dialogs: 'bg-surface p-5 text-text sm:p-7',
  toasts: 'data-sonner-toast',
  drag: 'react-draggable-dragging',
  carousel: 'swiper-slide-active',
  captcha: 'google-recaptcha-v3',
  member: '[role="menuitem"]',
} as const;

/** A part that a page loads when it is first needed. */
type Part = keyof typeof marks;

const parts: readonly Part[] = ['dialogs', 'toasts', 'drag', 'carousel', 'captcha', 'member'];

/** Which parts are among the scripts of the site that a page has asked for since. */
export function loadedParts(page: Page): () => Promise<readonly Part[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    const isOwn = new URL(answer.url()).pathname.startsWith('/_next/');
    // What still arrives while the page is left or closed is looked at no more.
    if (isOwn && answer.request().resourceType() === 'script') bodies.push(answer.text().catch(() => ''));
  });
  return async () => {
    const text = (await Promise.all(bodies)).join('\n');
    expect(text.length, 'the page’s own scripts were read').toBeGreaterThan(100_000);
    return parts.filter((part) => text.includes(marks[part]));
  };
}
