import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { RelativeTime } from '@/components/ui/relative-time';
import type { NewsCard } from '@/lib/data/news';

interface NewsMetaProps {
  readonly card: Pick<NewsCard, 'category' | 'isPinned' | 'publishedAt'>;
}

/** The line above a headline: category and age, and whether the article is pinned. */
export function NewsMeta({ card: { category, isPinned, publishedAt } }: NewsMetaProps) {
  const t = useTranslations('news');
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-text-3">
      {isPinned ? (
        <span className="flex items-center gap-1 text-text-2">
          <Icon name="pin" size={13} />
          {t('pinned')}
        </span>
      ) : null}
      {category ? <span className="font-semibold text-text-2">{t(`categories.${category}`)}</span> : null}
      {publishedAt ? <RelativeTime iso={publishedAt} /> : null}
    </p>
  );
}
