import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { findHunt, listHuntGuesses } from '@/lib/data/hunts';
import { pathTo } from '@/lib/paths';
import { entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';
import { HuntGuesses } from '../../_components/hunt-guesses';

/** Made on the first visit and kept. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/bonus-hunts/[slug]/tahminler'>) {
  const hunt = await findHunt((await params).slug);
  if (!hunt) return missingMetadata();
  const t = await getTranslations('bonusHunts.guesses');
  const title = t('titleOf', { title: hunt.title });
  return entryMetadata({ title, description: t('byRank'), path: pathTo('guesses', hunt.slug) });
}

/** GET /bonus-hunts/{slug}/tahminler: the guesses of a hunt; 404 for an unknown slug. */
export default async function HuntGuessesPage({ params }: PageProps<'/bonus-hunts/[slug]/tahminler'>) {
  const { slug } = await params;
  const [hunt, page] = await Promise.all([findHunt(slug), listHuntGuesses(slug)]);
  if (!hunt || !page) notFound();
  return <HuntGuesses hunt={hunt} page={page} isFirst />;
}
