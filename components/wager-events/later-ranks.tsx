import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { SoftLink } from '@/components/ui/soft-link';
import { listPage, pathTo } from '@/lib/paths';

interface LaterRanksProps {
  /** Of the event. */
  readonly slug: string;
  readonly nextCursor: string | null;
  readonly isFirst?: boolean;
}

/** The way to later ranks and back to the first; nothing where one page holds all. */
export function LaterRanks({ slug, nextCursor, isFirst = false }: LaterRanksProps) {
  const t = useTranslations('wagerEvents.ranks');
  if (isFirst && nextCursor === null) return null;
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center justify-between gap-4">
      {isFirst ? (
        <span />
      ) : (
        <SoftLink href={pathTo('wagerEvent', slug)} className={buttonClass('quiet')}>
          {t('first')}
        </SoftLink>
      )}
      {nextCursor === null ? null : (
        <SoftLink
          href={listPage(pathTo('wagerRanks', slug), nextCursor)}
          rel="next nofollow"
          className={buttonClass()}
        >
          {t('later')}
        </SoftLink>
      )}
    </nav>
  );
}
