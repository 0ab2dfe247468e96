import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { listGamesAfter } from '@/lib/data/games';
import { pageRows } from '@/lib/routes';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { Catalogue } from '../../_components/catalogue';

export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('pages.games');
  return deeperPageMetadata({ title: t('title'), description: t('description'), path: pageRows.games.path });
}

/** GET /oyunlar/sonra/{cursor}: further games; 404 for a cursor that leads nowhere. */
export default async function FurtherGamesPage({ params }: PageProps<'/oyunlar/sonra/[cursor]'>) {
  const page = await listGamesAfter((await params).cursor);
  if (!page) notFound();
  return <Catalogue page={page} />;
}
