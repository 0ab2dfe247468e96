import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RenewSession } from '@/components/auth/renew-session';
import { listAnalysts } from '@/lib/data/analyses';
import { requireUserWith } from '@/lib/data/require-user';
import { pathTo } from '@/lib/paths';
import { memberMetadata } from '@/lib/seo/page-metadata';
import { AnalysisListPage } from './analysis-list-page';
import { Records } from './records';

interface AuthorPageProps {
  readonly slug: string;
  readonly cursor?: string;
}

/** A page of everything an author wrote, below the author's record; an unknown author is not found. */
export async function AuthorPage({ slug, cursor }: AuthorPageProps) {
  const path = toAuthorPath(slug);
  const known = await requireUserWith(path, () => findAuthor(slug));
  if (!known) return <RenewSession />;
  const [, author] = known;
  const t = await getTranslations('analyses');
  if (!author) notFound();
  const text = [author.about, t('authorText', { name: author.name })].filter(Boolean).join(' ');
  const deeper = cursor === undefined ? {} : { cursor };
  return (
    <AnalysisListPage path={path} choice={{ author: slug }} title={author.name} text={text} {...deeper}>
      <Records author={slug} />
    </AnalysisListPage>
  );
}

/** The metadata of every page of an author. */
export async function authorMetadata(slug: string) {
  const [author, t] = await Promise.all([findAuthor(slug), getTranslations('pages.analysis')]);
  const title = author?.name ?? t('title');
  return memberMetadata({ title, description: t('description') });
}

const toAuthorPath = (slug: string) => pathTo('analyst', slug);

async function findAuthor(slug: string) {
  return (await listAnalysts()).find((analyst) => analyst.slug === slug);
}
