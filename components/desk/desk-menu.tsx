import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Coin } from '@/components/ui/coin';
import { Icon } from '@/components/ui/icon';
import {
  type DeskGroup,
  type DeskPageKey,
  type DeskViewer,
  deskGroups,
  deskPages,
  deskPagesFor,
} from '@/lib/desk-pages';
import { routes } from '@/lib/routes';
import { DeskLink } from './desk-link';

/** How much waits on a page of the back office. */
export type DeskCounts = Partial<Record<DeskPageKey, number>>;

interface DeskMenuProps {
  readonly viewer: DeskViewer | null;
  readonly counts: DeskCounts;
  readonly who: ReactNode;
}

/** What a role may open, by group; below it who is logged in and the way back to the site. */
export function DeskMenu({ viewer, counts, who }: DeskMenuProps) {
  const t = useTranslations('desk');
  const own = viewer ? deskPagesFor(viewer) : [];
  const groups = deskGroups
    .map((group) => ({ group, pages: own.filter((key) => deskPages[key].group === group) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <div className="desk-menu">
      <p className="desk-brand">
        <Coin size={24} />
        {t('frame.name')}
      </p>
      <nav aria-label={t('frame.pages')} className="desk-groups">
        {groups.map((group) => (
          <Group key={group.group} {...group} counts={counts} />
        ))}
      </nav>
      <div className="desk-foot">
        <div className="desk-who">{who}</div>
        <a href={routes.sponsors.path} className="desk-link">
          <Icon name="arrow-left" size={16} />
          {t('frame.toSite')}
        </a>
      </div>
    </div>
  );
}

interface GroupProps {
  readonly group: DeskGroup;
  readonly pages: readonly DeskPageKey[];
  readonly counts: DeskCounts;
}

function Group({ group, pages, counts }: GroupProps) {
  const t = useTranslations('desk');
  return (
    <div>
      <p className="desk-group">{t(`groups.${group}`)}</p>
      <ul>
        {pages.map((key) => (
          <li key={key}>
            <DeskLink page={key} title={t(`pages.${key}.title`)} count={counts[key] ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
