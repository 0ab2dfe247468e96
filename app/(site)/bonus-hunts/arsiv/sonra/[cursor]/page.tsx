import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { listFinishedHuntsAfter } from '@/lib/data/hunts';
import { pathTo } from '@/lib/paths';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { HuntArchive } from '../../../_components/hunt-archive';

export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('bonusHunts.archive');
  return deeperPageMetadata({
    title: t('title'),
    description: t('description'),
    path: pathTo('huntArchive'),
  });
}

/** GET /bonus-hunts/arsiv/sonra/{cursor}: older hunts; 404 for a cursor that leads nowhere. */
export default async function OlderHuntsPage({ params }: PageProps<'/bonus-hunts/arsiv/sonra/[cursor]'>) {
  const page = await listFinishedHuntsAfter((await params).cursor);
  if (!page) notFound();
  return <HuntArchive page={page} />;
}
