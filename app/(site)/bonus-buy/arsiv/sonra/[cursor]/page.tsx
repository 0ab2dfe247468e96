import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { listBuySessionsAfter } from '@/lib/data/buys';
import { pathTo } from '@/lib/paths';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { SessionList } from '../../../_components/session-list';

export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('bonusBuys.archive');
  return deeperPageMetadata({ title: t('title'), description: t('description'), path: pathTo('buyArchive') });
}

/** GET /bonus-buy/arsiv/sonra/{cursor}: older archived sessions; 404 for a cursor that leads nowhere. */
export default async function OlderArchivePage({ params }: PageProps<'/bonus-buy/arsiv/sonra/[cursor]'>) {
  const page = await listBuySessionsAfter('archived', (await params).cursor);
  if (!page) notFound();
  return <SessionList scope="archived" page={page} />;
}
