import { getTranslations } from 'next-intl/server';
import { listFinishedHunts } from '@/lib/data/hunts';
import { pathTo } from '@/lib/paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { HuntArchive } from '../_components/hunt-archive';

export async function generateMetadata() {
  const t = await getTranslations('bonusHunts.archive');
  return entryMetadata({ title: t('title'), description: t('description'), path: pathTo('huntArchive') });
}

/** GET /bonus-hunts/arsiv: the newest finished hunts; prerendered. */
export default async function HuntArchivePage() {
  return <HuntArchive page={await listFinishedHunts()} isFirst />;
}
