'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { toggleMenu, useMenuNamed } from './menu-store';

/** The id by which the side menu gives focus back. */
export const menuToggleId = 'menu-toggle';

/** Opens and closes the side menu, makes a docked rail narrow or wide; absent where header variant 1 shows the top menu. */
export function MenuToggle() {
  const t = useTranslations('nav');
  const isNamed = useMenuNamed();
  return (
    <button
      type="button"
      id={menuToggleId}
      aria-label={t('toggle')}
      aria-expanded={isNamed}
      aria-controls="side-menu"
      onClick={toggleMenu}
      className="grid size-11 place-items-center rounded-card text-text-2 transition-colors hover:bg-surface-2 hover:text-text topnav:hidden"
    >
      <Icon name="menu" size={22} />
    </button>
  );
}
