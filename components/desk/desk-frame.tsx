import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/skip-link';
import type { DeskViewer } from '@/lib/desk-pages';
import { type DeskCounts, DeskMenu } from './desk-menu';
import { PhoneMenu } from './phone-menu';
import './desk.css';

interface DeskFrameProps {
  /** Null shows no page at all. */
  readonly viewer: DeskViewer | null;
  /** What waits on a page, beside its name in the menu. */
  readonly counts: DeskCounts;
  /** Who is logged in. */
  readonly who: ReactNode;
  readonly children: ReactNode;
}

/** Around every page of the back office: the menu of the viewer's role, at the side or folded away on a phone, and the way back to the site. */
export function DeskFrame({ viewer, counts, who, children }: DeskFrameProps) {
  const t = useTranslations('desk.frame');
  const menu = <DeskMenu viewer={viewer} counts={counts} who={who} />;
  return (
    <div className="desk-frame">
      <SkipLink>{t('skip')}</SkipLink>
      <aside aria-label={t('side')} className="desk-side">
        {menu}
      </aside>
      <header className="desk-bar">
        <PhoneMenu label={t('menu')}>{menu}</PhoneMenu>
      </header>
      <main id="content" tabIndex={-1} className="desk-main">
        {children}
      </main>
    </div>
  );
}
