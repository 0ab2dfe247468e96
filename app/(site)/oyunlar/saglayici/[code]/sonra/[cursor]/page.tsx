import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { listGamesAfter } from '@/lib/data/games';
import { gameProviderName } from '@/lib/format/game-providers';
import { pathTo } from '@/lib/paths';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { Catalogue } from '../../../../_components/catalogue';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/oyunlar/saglayici/[code]/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  const { code } = await params;
  const t = await getTranslations('games');
  const name = gameProviderName(code);
  const texts = { title: t('providerTitle', { name }), description: t('providerIntro', { name }) };
  return deeperPageMetadata({ ...texts, path: pathTo('provider', code) });
}

/** GET /oyunlar/saglayici/{code}/sonra/{cursor}: further games of a provider; 404 for what leads nowhere. */
export default async function FurtherProviderGamesPage({ params }: Props) {
  const { code, cursor } = await params;
  const page = await listGamesAfter(cursor, code);
  if (!page) notFound();
  return <Catalogue page={page} provider={code} />;
}
