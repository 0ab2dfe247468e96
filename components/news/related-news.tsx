import { useTranslations } from 'next-intl';
import type { NewsCard } from '@/lib/data/news';
import { NewsStory } from './news-story';

interface RelatedNewsProps {
  readonly cards: readonly NewsCard[];
}

/** Other articles of the category. */
export function RelatedNews({ cards }: RelatedNewsProps) {
  const t = useTranslations('news');
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="mb-5 font-display text-xl font-semibold">
        {t('related')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.slug}>
            <NewsStory card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
