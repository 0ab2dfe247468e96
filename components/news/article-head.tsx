import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { Article } from '@/lib/data/news';
import { newsListPath } from '@/lib/data/news-paths';
import { formatDateTime } from '@/lib/format/dates';

interface ArticleHeadProps {
  readonly article: Article;
}

/** Category, headline, what it is about, who wrote it and when. */
export function ArticleHead({ article }: ArticleHeadProps) {
  const t = useTranslations('news');
  const { category, title, summary, author, publishedAt } = article;
  return (
    <header className="space-y-4">
      {category ? (
        <SoftLink
          href={newsListPath(category)}
          className="inline-flex min-h-6 items-center text-sm font-semibold text-text-2 underline-offset-4 hover:text-text hover:underline"
        >
          {t(`categories.${category}`)}
        </SoftLink>
      ) : null}
      <h1 className="font-display text-3xl leading-tight font-bold tracking-tight sm:text-4xl">{title}</h1>
      {summary ? <p className="text-lg leading-relaxed text-text-2">{summary}</p> : null}
      <p className="flex flex-wrap gap-x-3 text-sm text-text-3">
        {author ? <span>{t('by', { author })}</span> : null}
        {publishedAt ? <time dateTime={publishedAt}>{formatDateTime(publishedAt)}</time> : null}
      </p>
    </header>
  );
}
