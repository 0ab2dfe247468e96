import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import type { Article } from '@/lib/data/news';
import { env } from '@/lib/env';
import { sharePicture } from '@/lib/format/cover';
import { newsArticle, serializeJsonLd } from '@/lib/seo/json-ld';

interface ArticleJsonLdProps {
  readonly article: Article;
}

/** What search engines learn of an article. */
export async function ArticleJsonLd({ article }: ArticleJsonLdProps) {
  const site = await getTranslations('site');
  const { path, title, summary, coverUrl, publishedAt, updatedAt, author } = article;
  const facts = newsArticle(env().SITE_URL, {
    path,
    title,
    description: summary ?? title,
    image: sharePicture(coverUrl),
    publishedAt,
    updatedAt,
    author: author ?? site('name'),
  });
  return <JsonLd json={serializeJsonLd(facts)} />;
}
