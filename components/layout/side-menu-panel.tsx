'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { setMenuOpen, useMenuOpen } from './menu-store';
import { useDrawer } from './use-drawer';

interface SideMenuPanelProps {
  readonly brand: ReactNode;
  readonly children: ReactNode;
}

/** The moving part of the side menu. It closes whenever the route changes. What a closed drawer holds is neither styled nor laid out until it is opened (docs/adr/469). */
export function SideMenuPanel({ brand, children }: SideMenuPanelProps) {
  const t = useTranslations('nav');
  const panel = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const isOpen = useMenuOpen();
  const isDrawn = useDrawn(panel, isOpen);
  useDrawer(panel, isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setMenuOpen(false), [pathname]);
  return (
    <>
      <div
        aria-hidden="true"
        data-open={isOpen || undefined}
        onClick={() => setMenuOpen(false)}
        className="pointer-events-none fixed inset-0 z-40 bg-black/60 opacity-0 transition-opacity data-open:pointer-events-auto data-open:opacity-100 desk:hidden"
      />
      <aside
        ref={panel}
        id="side-menu"
        aria-label={t('menu')}
        data-open={isOpen || undefined}
        data-drawn={isDrawn || undefined}
        className="invisible fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] -translate-x-full overflow-x-hidden overflow-y-auto overscroll-contain border-r border-line bg-bg-raised [content-visibility:hidden] [scrollbar-width:none] [transition-behavior:allow-discrete] data-drawn:transition-[translate,visibility,content-visibility] data-drawn:duration-200 data-open:visible data-open:translate-x-0 data-open:transition-transform data-open:[content-visibility:visible] rail:visible rail:[content-visibility:visible] rail:top-16 rail:z-20 rail:w-18 rail:translate-x-0 rail:pt-1 rail-wide:w-64 topnav:hidden"
      >
        <div className="flex h-16 items-center justify-between pr-2 pl-5 rail:hidden">
          {brand}
          <button
            type="button"
            aria-label={t('close')}
            onClick={() => setMenuOpen(false)}
            className="grid size-11 place-items-center rounded-card text-text-2 hover:bg-surface-2 hover:text-text"
          >
            <Icon name="x" size={22} />
          </button>
        </div>
        {children}
      </aside>
    </>
  );
}

/** Whether the drawer is open or still slides out. It slides for nobody else: a rail that a narrower window makes a drawer is out of sight at once, and covers nothing on its way. */
function useDrawn(panel: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isOpen);
  if (isOpen && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isOpen || !isDrawn) return;
    let isOver = false;
    // A rail that is closed does not slide, and a slide may be cut short.
    const slides = panel.current?.getAnimations() ?? [];
    void Promise.allSettled(slides.map(({ finished }) => finished)).then(() => {
      if (!isOver) setDrawn(false);
    });
    return () => {
      isOver = true;
    };
  }, [panel, isOpen, isDrawn]);
  return isDrawn;
}
