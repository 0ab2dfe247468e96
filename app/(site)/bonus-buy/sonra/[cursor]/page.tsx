import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { listBuySessionsAfter } from '@/lib/data/buys';
import { routes } from '@/lib/routes';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { SessionList } from '../../_components/session-list';

export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('pages.bonusBuy');
  return deeperPageMetadata({ title: t('title'), description: t('description'), path: routes.bonusBuy.path });
}

/** GET /bonus-buy/sonra/{cursor}: older sessions; 404 for a cursor that leads nowhere. */
export default async function OlderSessionsPage({ params }: PageProps<'/bonus-buy/sonra/[cursor]'>) {
  const page = await listBuySessionsAfter('current', (await params).cursor);
  if (!page) notFound();
  return <SessionList scope="current" page={page} />;
}
