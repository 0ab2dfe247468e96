import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { WebPageJsonLd } from '@/app/_components/web-page-json-ld';
import { Markdown } from '@/components/ui/markdown';
import { PageTitle } from '@/components/ui/page-title';
import type { TextPageSlug } from '@/contract/text-pages';
import { getTextPage } from '@/lib/data/text-pages';
import { formatDay } from '@/lib/format/dates';
import { type legalPages, pageRows } from '@/lib/routes';

interface TextPageViewProps {
  readonly route: (typeof legalPages)[number];
  readonly slug: TextPageSlug;
}

/** A text with its version and since when it holds. */
export async function TextPageView({ route, slug }: TextPageViewProps) {
  const [t, pages, { title, blocks, version, publishedAt }] = await Promise.all([
    getTranslations('textPages'),
    getTranslations('pages'),
    getTextPage(slug),
  ]);
  const since = publishedAt ? ` · ${formatDay(publishedAt)}` : '';
  return (
    <article className="mx-auto max-w-3xl space-y-8">
      <PageTrail route={route} />
      <WebPageJsonLd name={title} description={pages(`${route}.description`)} path={pageRows[route].path} />
      <header className="space-y-2">
        <PageTitle title={title} text={t('version', { version }) + since} />
      </header>
      <Markdown blocks={blocks} />
    </article>
  );
}
