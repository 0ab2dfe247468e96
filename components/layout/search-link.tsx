import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { pageRows } from '@/lib/routes';

/** The way to the search, in the bar; the narrowest phones have it in their menu alone. */
export function SearchLink() {
  const t = useTranslations('nav');
  return (
    <a
      href={pageRows.search.path}
      aria-label={t('search')}
      className="grid size-11 shrink-0 place-items-center rounded-card text-text-2 transition-colors hover:bg-surface-2 hover:text-text max-[22.5rem]:hidden"
    >
      <Icon name="search" />
    </a>
  );
}
