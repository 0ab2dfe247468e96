import { routes } from '@/lib/routes';
import type { AuthDialogKind } from './auth-link';

const kinds: readonly AuthDialogKind[] = ['login', 'register', 'forgot'];
const pages: readonly string[] = [routes.login.path, routes.register.path, routes.forgotPassword.path];

/**
 * The dialog a click asks for: a plain click on a link with `data-auth-dialog`, on a desktop (the same words as the
 * `desk` variant of globals.css), and not on a page of the auth area, whose form is there already. Otherwise null.
 */
export function findDialogKind(event: MouseEvent): AuthDialogKind | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('[data-auth-dialog]') : null;
  const kind = kinds.find((known) => known === link?.getAttribute('data-auth-dialog'));
  return kind && isDesktop() && !pages.includes(window.location.pathname) ? kind : null;
}

function isDesktop(): boolean {
  const isDesk = window.matchMedia('(width >= 64rem) and (hover: hover) and (pointer: fine)').matches;
  return isDesk && !document.documentElement.classList.contains('mobile-view');
}
