import { getTranslations } from 'next-intl/server';
import { Markdown } from '@/components/news/markdown';
import { PageTitle } from '@/components/ui/page-title';
import type { TextPageSlug } from '@/contract/text-pages';
import { getTextPage } from '@/lib/data/text-pages';
import { formatDay } from '@/lib/format/dates';

interface TextPageViewProps {
  readonly slug: TextPageSlug;
}

/** A text with its version and since when it holds. */
export async function TextPageView({ slug }: TextPageViewProps) {
  const [t, { title, blocks, version, publishedAt }] = await Promise.all([
    getTranslations('textPages'),
    getTextPage(slug),
  ]);
  const since = publishedAt ? ` · ${formatDay(publishedAt)}` : '';
  return (
    <article className="mx-auto max-w-3xl space-y-8">
      <header className="space-y-2">
        <PageTitle title={title} text={t('version', { version }) + since} />
      </header>
      <Markdown blocks={blocks} />
    </article>
  );
}
