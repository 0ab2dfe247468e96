import { useTranslations } from 'next-intl';
import type { NewsPage } from '@/lib/data/news';
import { NewsStory } from './news-story';

interface NewsListProps {
  readonly page: NewsPage;
  /** The first page begins with a large story. */
  readonly isFirst: boolean;
}

/** The articles of a page in a grid. */
export function NewsList({ page: { cards }, isFirst }: NewsListProps) {
  const t = useTranslations('news');
  if (cards.length === 0) return <p className="py-12 text-center text-text-2">{t('noneInCategory')}</p>;
  const [lead, ...rest] = isFirst ? cards : [undefined, ...cards];
  return (
    <div className="space-y-5">
      {lead ? <NewsStory card={lead} isLead /> : null}
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {rest.map((card) => (
          <li key={card?.slug}>{card ? <NewsStory card={card} /> : null}</li>
        ))}
      </ul>
    </div>
  );
}
