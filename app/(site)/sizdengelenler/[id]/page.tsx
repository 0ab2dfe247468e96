import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { findWin } from '@/lib/data/wins';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { findSharePicture } from '@/lib/share/find-share';
import { MoreWins } from '../_components/more-wins';
import { WinArticle } from '../_components/win-article';
import { WinPageJsonLd } from '../_components/win-page-json-ld';

/** None are known while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/sizdengelenler/[id]'>;

export async function generateMetadata({ params }: Props) {
  const win = await requireWin(params);
  const t = await getTranslations('wins');
  const [game, x] = [win.game.name, formatX(win.x)];
  const amounts = { bet: formatAmount(win.bet, win.currency), win: formatAmount(win.win, win.currency) };
  return entryMetadata({
    title: t('detailTitle', { game, x }),
    description: t('detailText', { game, x, ...amounts }),
    path: pathTo('win', win.id),
    share: await findSharePicture('kazanc', win.id),
  });
}

/** GET /sizdengelenler/{id}: one win, and others of the same game. Prerendered when first asked for. */
export default async function WinPage({ params }: Props) {
  const win = await requireWin(params);
  const t = await getTranslations('wins');
  const name = t('detailTitle', { game: win.game.name, x: formatX(win.x) });
  return (
    <>
      <PageTrail
        route="wins"
        crumbs={[{ name, path: pathTo('win', win.id) }]}
        share={{ kind: 'kazanc', name: win.id, title: name }}
      />
      <WinPageJsonLd win={win} name={name} />
      <WinArticle win={win} />
      <MoreWins win={win} />
    </>
  );
}

async function requireWin(params: Props['params']) {
  return (await findWin((await params).id)) ?? notFound();
}
