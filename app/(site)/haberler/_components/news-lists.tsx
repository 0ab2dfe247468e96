import { listPages } from '@/app/_components/list-pages';
import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { findNewsCategory, listNews, listOlderNews } from '@/lib/data/news';
import type { NewsCategoryName } from '@/lib/data/news-paths';
import { describeCategory } from './describe-category';
import { NewsListPage } from './news-list-page';

interface NewsIndex {
  readonly category: NewsCategoryName | null;
}

function pagesOf<Params extends object>(find: (params: Params) => NewsIndex | null) {
  return listPages({
    find: async (params: Params) => {
      const list = find(params);
      return list && { ...list, facts: await describeCategory(list.category) };
    },
    describe: async ({ facts }) => facts,
    first: ({ category }) => listNews(category),
    later: ({ category }, cursor) => listOlderNews(category, cursor),
    show: (page, isFirst, { category, facts: { name, path } }) => (
      <>
        <PageTrail route="news" crumbs={name === null ? [] : [{ name, path }]} />
        {isFirst && category === null && page.cards.length === 0 ? (
          <AreaPage area="news" />
        ) : (
          <NewsListPage page={page} category={category} isFirst={isFirst} />
        )}
      </>
    ),
  });
}

/** All articles, the newest first. */
export const newsPages = pagesOf(() => ({ category: null }));
/** The articles of a category, the newest first. */
export const categoryPages = pagesOf((params: { readonly category: string }) => {
  const category = findNewsCategory(params.category);
  return category && { category };
});
