import { type NewsCategory, newsCategories } from '@/contract/news';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

/** The name of a category, as it stands in addresses. */
export type NewsCategoryName = NewsCategory;

/** The path of the list of articles, of a category where one is given. */
export function newsListPath(category: NewsCategoryName | null): string {
  return category ? pathTo('newsCategory', category) : routes.news.path;
}

/** Every list of articles: all of them, then each category. */
export const newsListPaths = [null, ...newsCategories].map((category) => ({
  category,
  path: newsListPath(category),
}));
