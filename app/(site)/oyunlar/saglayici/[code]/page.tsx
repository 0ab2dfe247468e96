import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { listProviderGames } from '@/lib/data/games';
import { gameProviderName } from '@/lib/format/game-providers';
import { pathTo } from '@/lib/paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { Catalogue } from '../../_components/catalogue';

/** Made on the first visit and kept. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/oyunlar/saglayici/[code]'>) {
  const { code } = await params;
  const t = await getTranslations('games');
  const name = gameProviderName(code);
  return entryMetadata({
    title: t('providerTitle', { name }),
    description: t('providerIntro', { name }),
    path: pathTo('provider', code),
  });
}

/** GET /oyunlar/saglayici/{code}: the games of one provider; 404 where it has none. */
export default async function ProviderGamesPage({ params }: PageProps<'/oyunlar/saglayici/[code]'>) {
  const { code } = await params;
  const page = await listProviderGames(code);
  if (!page) notFound();
  return <Catalogue page={page} provider={code} isFirst />;
}
