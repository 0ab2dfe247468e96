import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { listOlderWins } from '@/lib/data/wins';
import { routes } from '@/lib/routes';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { WinList } from '../../_components/win-list';

export const dynamic = 'force-dynamic';

const path = routes.wins.path;

export async function generateMetadata() {
  const t = await getTranslations('pages.wins');
  return deeperPageMetadata({ title: t('title'), description: t('description'), path });
}

/** GET /sizdengelenler/sonra/{cursor}: older wins; a cursor of another list is not found. */
export default async function OlderWinsPage({ params }: PageProps<'/sizdengelenler/sonra/[cursor]'>) {
  const { cursor } = await params;
  const [page, t] = await Promise.all([listOlderWins({}, cursor), getTranslations('pages.wins')]);
  if (!page) notFound();
  return (
    <>
      <PageTrail route="wins" />
      <PageTitle title={t('title')} text={t('description')} />
      <WinList title={t('title')} page={page} path={path} />
    </>
  );
}
