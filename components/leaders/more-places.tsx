import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SoftLink } from '@/components/ui/soft-link';
import { listPage } from '@/lib/paths';

interface MorePlacesProps {
  /** The board's first page. */
  readonly path: string;
  readonly nextCursor: string | null;
  readonly isFirst: boolean;
}

/** The way to the places below, and back to the first ones; nothing where one page holds all. */
export function MorePlaces({ path, nextCursor, isFirst }: MorePlacesProps) {
  const t = useTranslations('leaders.more');
  if (isFirst && nextCursor === null) return null;
  return (
    <nav aria-label={t('label')} className="mt-6 flex flex-wrap items-center justify-between gap-4">
      {isFirst ? (
        <span />
      ) : (
        <SoftLink href={path} className={buttonClass('quiet')}>
          <Icon name="arrow-left" size={18} />
          {t('first')}
        </SoftLink>
      )}
      {nextCursor === null ? (
        <p className="text-sm text-text-3">{t('end')}</p>
      ) : (
        <SoftLink href={listPage(path, nextCursor)} rel="next nofollow" className={buttonClass()}>
          {t('next')}
          <Icon name="arrow-right" size={18} />
        </SoftLink>
      )}
    </nav>
  );
}
