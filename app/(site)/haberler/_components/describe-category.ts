import { getTranslations } from 'next-intl/server';
import { type NewsCategoryName, newsListPath } from '@/lib/data/news-paths';

/** What the list of a category, or of all articles, says about itself. */
export async function describeCategory(category: NewsCategoryName | null) {
  const t = await getTranslations();
  const path = newsListPath(category);
  if (!category)
    return { title: t('pages.news.title'), description: t('pages.news.description'), path, name: null };
  const name = t(`news.categories.${category}`);
  const title = t('news.categoryTitle', { category: name });
  return { title, description: t(`news.categoryTexts.${category}`), path, name };
}
