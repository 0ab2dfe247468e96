import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type DeskQuery, withQuery } from './desk-query';

interface DeskPagerProps {
  readonly path: string;
  /** The filters, without the place in the list. */
  readonly query: DeskQuery;
  /** The place this page begins at; none for the first one. */
  readonly cursor: string | undefined;
  readonly nextCursor: string | null;
}

/** The way on in a filtered list, by its key (`?sonra=`), and back to its beginning; nothing where one page holds everything. */
export function DeskPager({ path, query, cursor, nextCursor }: DeskPagerProps) {
  const t = useTranslations('desk.list');
  if (!cursor && nextCursor === null) return null;
  return (
    <nav aria-label={t('pages')} className="desk-pager">
      {cursor ? (
        <a href={withQuery(path, query)} className={buttonClass('quiet')}>
          <Icon name="arrow-left" size={18} />
          {t('first')}
        </a>
      ) : (
        <span />
      )}
      {nextCursor === null ? (
        <p className="text-sm text-text-3">{t('end')}</p>
      ) : (
        <a href={withQuery(path, { ...query, sonra: nextCursor })} rel="next" className={buttonClass()}>
          {t('next')}
          <Icon name="arrow-right" size={18} />
        </a>
      )}
    </nav>
  );
}
