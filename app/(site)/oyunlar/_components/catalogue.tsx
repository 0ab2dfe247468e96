import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { GameCard } from '@/components/games/game-card';
import { ProviderFilter } from '@/components/games/provider-filter';
import { AreaPicture } from '@/components/layout/area-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import { type Game, type Games, listProviders } from '@/lib/data/games';
import { gameProviderName } from '@/lib/format/game-providers';
import { pathTo } from '@/lib/paths';
import { pageRows } from '@/lib/routes';

interface CatalogueProps {
  readonly page: Games;
  /** The provider whose games are shown; all without one. */
  readonly provider?: string;
  readonly isFirst?: boolean;
}

/** How many pictures stand on top of the page. */
const onTop = 6;

/** A page of the catalogue. */
export async function Catalogue({ page, provider, isFirst = false }: CatalogueProps) {
  const t = await getTranslations();
  const { path } = pageRows.games;
  const name = provider === undefined ? null : gameProviderName(provider);
  const own = provider === undefined ? path : pathTo('provider', provider);
  return (
    <>
      <PageTrail route="games" {...(name === null ? {} : { crumbs: [{ name, path: own }] })} />
      <ItemListJsonLd name={name ?? t('pages.games.title')} items={page.items.map(toCrumb)} />
      <PageTitle
        title={name === null ? t('pages.games.title') : t('games.providerTitle', { name })}
        text={name === null ? t('games.intro') : t('games.providerIntro', { name })}
      />
      {page.items.length === 0 ? (
        <EmptyState
          picture={<AreaPicture area="bonusBuy" />}
          title={t('games.emptyTitle')}
          text={t('games.emptyText')}
        />
      ) : (
        <>
          <ProviderFilter providers={await listProviders()} current={provider ?? null} />
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6">
            {page.items.map((game, at) => (
              <li key={game.slug} className="min-w-0">
                <GameCard game={game} isFirst={at < onTop} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pager path={own} nextCursor={page.nextCursor} isFirst={isFirst} order="name" />
    </>
  );
}

function toCrumb({ name, slug }: Game) {
  return { name, path: pathTo('game', slug) };
}
