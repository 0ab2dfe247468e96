import { type RefObject, useEffect } from 'react';
import { isDesk } from './desk-query';
import { setMenuOpen } from './menu-store';
import { menuToggleId } from './menu-toggle';

/**
 * What makes the open side menu a drawer: Escape closes it and focus returns to the toggle; on a phone the page behind is
 * inert and does not scroll, so focus stays inside. The desktop's rail leaves the page usable.
 */
export function useDrawer(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setMenuOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    const release = isDesk() ? () => {} : holdPage();
    panel.current?.querySelector<HTMLElement>('a, button')?.focus();
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      release();
      if (panel.current?.contains(document.activeElement)) document.getElementById(menuToggleId)?.focus();
    };
  }, [isOpen, panel]);
}

function holdPage(): () => void {
  const parts = document.querySelectorAll<HTMLElement>('[data-page-part]');
  for (const part of parts) part.inert = true;
  document.documentElement.classList.add('overflow-hidden');
  return () => {
    for (const part of parts) part.inert = false;
    document.documentElement.classList.remove('overflow-hidden');
  };
}
