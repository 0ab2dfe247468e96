'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { setMenuOpen, useMenuOpen } from './menu-store';

/** The id by which the side menu gives focus back. */
export const menuToggleId = 'menu-toggle';

/** Opens and closes the side menu; absent where header variant 1 shows the top menu. */
export function MenuToggle() {
  const t = useTranslations('nav');
  const isOpen = useMenuOpen();
  return (
    <button
      type="button"
      id={menuToggleId}
      aria-label={t('toggle')}
      aria-expanded={isOpen}
      aria-controls="side-menu"
      onClick={() => setMenuOpen(!isOpen)}
      className="grid size-11 place-items-center rounded-card text-text-2 transition-colors hover:bg-surface-2 hover:text-text topnav:hidden"
    >
      <Icon name="menu" size={22} />
    </button>
  );
}
