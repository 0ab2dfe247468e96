import { useTranslations } from 'next-intl';
import { listPage } from '@/lib/paths';
import { buttonClass } from './button';
import { Icon } from './icon';
import { SoftLink } from './soft-link';

interface PagerProps {
  /** First page of the list. */
  readonly path: string;
  /** `next_cursor` of this page; `null` on the last one. */
  readonly nextCursor: string | null;
  /** The first page has no way back to itself. */
  readonly isFirst?: boolean;
  /** What the list goes by; only back in time is there anything older or newer. */
  readonly order?: keyof typeof words;
}

const words = {
  time: { on: 'older', back: 'newest' },
  coming: { on: 'next', back: 'first' },
  name: { on: 'next', back: 'first' },
  sort: { on: 'next', back: 'first' },
  rank: { on: 'nextRanks', back: 'firstRanks' },
} as const;

/** The way to older entries (`path/sonra/cursor`) and back to the newest; nothing where one page holds everything. */
export function Pager({ path, nextCursor, isFirst = false, order = 'time' }: PagerProps) {
  const t = useTranslations('pager');
  if (isFirst && nextCursor === null) return null;
  return (
    <nav aria-label={t('label')} className="mt-10 flex flex-wrap items-center justify-between gap-4">
      {isFirst ? (
        <span />
      ) : (
        <SoftLink href={path} className={buttonClass('quiet')}>
          <Icon name="arrow-left" size={18} />
          {t(words[order].back)}
        </SoftLink>
      )}
      {nextCursor === null ? (
        <p className="text-sm text-text-3">{t('end')}</p>
      ) : (
        <SoftLink href={listPage(path, nextCursor)} rel="next nofollow" className={buttonClass()}>
          {t(words[order].on)}
          <Icon name="arrow-right" size={18} />
        </SoftLink>
      )}
    </nav>
  );
}
