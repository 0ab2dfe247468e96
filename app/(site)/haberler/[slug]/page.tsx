import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { Corrections } from '@/components/corrections/corrections';
import { ArticleHead } from '@/components/news/article-head';
import { Neighbours } from '@/components/news/neighbours';
import { RelatedNews } from '@/components/news/related-news';
import { ShareLinks } from '@/components/news/share-links';
import { SponsorLine } from '@/components/news/sponsor-line';
import { Cover } from '@/components/ui/cover';
import { Markdown } from '@/components/ui/markdown';
import { Shared } from '@/components/ui/shared';
import { findArticle } from '@/lib/data/news';
import { env } from '@/lib/env';
import { entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';
import { ArticleJsonLd } from '../_components/article-json-ld';

type Props = PageProps<'/haberler/[slug]'>;

/** Made when somebody first asks for it; a build needs no upstream. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await findArticle((await params).slug);
  if (!article) return missingMetadata();
  const { title, summary, path, coverUrl, publishedAt } = article;
  const times = publishedAt ? { publishedAt } : {};
  return entryMetadata({ title, description: summary ?? title, path, image: coverUrl, ...times });
}

/** GET /haberler/{slug}: an article, prerendered, the same for everybody. */
export default async function ArticlePage({ params }: Props) {
  const article = await findArticle((await params).slug);
  if (!article) notFound();
  const { title, path, coverUrl, blocks, corrections, sponsor, related } = article;
  return (
    <>
      <PageTrail route="news" crumbs={[{ name: title, path }]} />
      <ArticleJsonLd article={article} />
      <article className="mx-auto max-w-3xl space-y-8">
        <ArticleHead article={article} />
        <Shared of={path} as="picture">
          <Cover
            src={coverUrl}
            alt=""
            isFirst
            sizes="(width >= 48rem) 48rem, 100vw"
            className="rounded-panel"
          />
        </Shared>
        <Corrections corrections={corrections} />
        <Markdown blocks={blocks} />
        {sponsor ? <SponsorLine sponsor={sponsor} /> : null}
        <ShareLinks title={title} url={new URL(path, env().SITE_URL).href} />
        <Neighbours article={article} />
      </article>
      <RelatedNews cards={related} />
    </>
  );
}
