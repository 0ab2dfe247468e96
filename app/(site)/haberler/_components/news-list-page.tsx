import { useTranslations } from 'next-intl';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { CategoryTabs } from '@/components/news/category-tabs';
import { NewsList } from '@/components/news/news-list';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import type { NewsPage } from '@/lib/data/news';
import { type NewsCategoryName, newsListPath } from '@/lib/data/news-paths';
import { pathTo } from '@/lib/paths';

interface NewsListPageProps {
  readonly page: NewsPage;
  readonly category: NewsCategoryName | null;
  readonly isFirst: boolean;
}

/** A page of the list: of all articles or of a category, the first one or an older one. */
export function NewsListPage({ page, category, isFirst }: NewsListPageProps) {
  const t = useTranslations();
  const title = category
    ? t('news.categoryTitle', { category: t(`news.categories.${category}`) })
    : t('pages.news.title');
  const text = category ? t(`news.categoryTexts.${category}`) : t('pages.news.description');
  return (
    <>
      <ItemListJsonLd
        name={title}
        items={page.cards.map((card) => ({ name: card.title, path: card.path }))}
      />
      <PageTitle title={title} text={text} />
      <CategoryTabs category={category} />
      <NewsList page={page} isFirst={isFirst} />
      <Pager path={newsListPath(category)} nextCursor={page.nextCursor} isFirst={isFirst} />
      <p className="mt-8 text-sm">
        {/* Not a page: the browser asks for the file itself. */}
        <a
          href={pathTo('newsFeed')}
          className="inline-block rounded-sm py-1 text-text-2 underline underline-offset-4 hover:text-text"
        >
          {t('news.feed')}
        </a>
      </p>
    </>
  );
}
