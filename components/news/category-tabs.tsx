import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import { type NewsCategoryName, newsListPath, newsListPaths } from '@/lib/data/news-paths';

interface CategoryTabsProps {
  readonly category: NewsCategoryName | null;
}

/** All articles, and those of each category. */
export function CategoryTabs({ category }: CategoryTabsProps) {
  const t = useTranslations('news');
  const tabs = newsListPaths.map(({ category: one, path }) => ({
    href: path,
    label: one ? t(`categories.${one}`) : t('all'),
  }));
  return <Tabs label={t('tabsLabel')} tabs={tabs} current={newsListPath(category)} />;
}
