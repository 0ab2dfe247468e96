import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { GameFigures } from '@/components/games/game-figures';
import { PlayTable } from '@/components/games/play-table';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import { TitleLink } from '@/components/ui/title-link';
import type { GameBuys as Page } from '@/lib/data/game-buys';
import type { GameDetail } from '@/lib/data/games';
import { pathTo } from '@/lib/paths';
import { gameTexts } from './game-texts';

interface GameBuysProps {
  readonly game: GameDetail;
  readonly page: Page;
  readonly isFirst?: boolean;
}

/** A page of everything that was bought of one game, under its figures. */
export async function GameBuys({ game, page, isFirst = false }: GameBuysProps) {
  const t = await getTranslations('bonusBuys.ofGame');
  const { title, description, path } = await gameTexts(game);
  return (
    <>
      <PageTrail route="bonusBuy" crumbs={[{ name: game.name, path }]} />
      <ItemListJsonLd name={title} items={toSessions(page)} />
      <PageTitle title={title} text={description} />
      <TitleLink href={pathTo('game', game.slug)}>{t('toGame', { game: game.name })}</TitleLink>
      <div className="space-y-6">
        <GameFigures figures={game.buy_figures} />
        <PlayTable plays={page.items} source="bonusBuy" caption={t('caption')} />
      </div>
      <Pager path={path} nextCursor={page.nextCursor} isFirst={isFirst} />
    </>
  );
}

/** The sessions of a page, each once: a game is often bought more than once an evening. */
function toSessions({ items }: Page) {
  const titles = new Map(items.map(({ slug, title }) => [slug, title]));
  return [...titles].map(([slug, name]) => ({ name, path: pathTo('buySession', slug) }));
}
