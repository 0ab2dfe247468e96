import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { findHunt, listHuntGuessesAfter } from '@/lib/data/hunts';
import { pathTo } from '@/lib/paths';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { HuntGuesses } from '../../../../_components/hunt-guesses';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/bonus-hunts/[slug]/tahminler/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('bonusHunts.guesses');
  const path = pathTo('guesses', (await params).slug);
  return deeperPageMetadata({ title: t('title'), description: t('byRank'), path });
}

/** GET /bonus-hunts/{slug}/tahminler/sonra/{cursor}: further guesses; 404 for what leads nowhere. */
export default async function FurtherGuessesPage({ params }: Props) {
  const { slug, cursor } = await params;
  const [hunt, page] = await Promise.all([findHunt(slug), listHuntGuessesAfter(slug, cursor)]);
  if (!hunt || !page) notFound();
  return <HuntGuesses hunt={hunt} page={page} />;
}
