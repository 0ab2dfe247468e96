import { nextPath } from '@/lib/browser/next-path';
import { routes } from '@/lib/routes';
import type { AuthDialogKind } from './auth-link';

const kinds: readonly AuthDialogKind[] = ['login', 'register', 'forgot'];
const pages: readonly string[] = [routes.login.path, routes.register.path, routes.forgotPassword.path];

/** Whether this is a page of the auth area, where a login leads on; anywhere else it is a dialog, and the page stays (D41). */
export function isAuthPage(path: string): boolean {
  return pages.includes(path);
}

/**
 * The dialog a click asks for: a plain click on a link with `data-auth-dialog`, on a desktop (the same words as the
 * `desk` variant of globals.css), and not on a page of the auth area, whose form is there already. Otherwise null.
 */
export function findDialogKind(event: MouseEvent): AuthDialogKind | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('[data-auth-dialog]') : null;
  const kind = kinds.find((known) => known === link?.getAttribute('data-auth-dialog'));
  return kind && isDesktop() && !isAuthPage(window.location.pathname) ? kind : null;
}

interface LinkWish {
  /** `data-wish`; null for a link that says none. */
  readonly name: string | null;
  /** The page to which the login page leads. */
  readonly next: string;
}

/**
 * What a press on a link to the login is to lead to afterwards; null for what is no such link, or only leads from one form of the auth area to
 * another.
 */
export function findWish(target: EventTarget | null): LinkWish | null {
  const link = target instanceof Element ? target.closest('[data-auth-dialog]') : null;
  if (link === null || link.closest('dialog') || isAuthPage(window.location.pathname)) return null;
  const { search } = new URL(link.getAttribute('href') ?? '', window.location.href);
  return { name: link.getAttribute('data-wish'), next: nextPath(search) };
}

function isDesktop(): boolean {
  const isDesk = window.matchMedia('(width >= 64rem) and (hover: hover) and (pointer: fine)').matches;
  return isDesk && !document.documentElement.classList.contains('mobile-view');
}
