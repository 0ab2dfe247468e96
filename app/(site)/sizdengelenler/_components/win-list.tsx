import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { AreaEmpty } from '@/components/layout/area-empty';
import { Pager } from '@/components/ui/pager';
import { WinFilters } from '@/components/wins/win-filters';
import { WinGrid } from '@/components/wins/win-grid';
import type { Win } from '@/lib/data/win-view';
import { getWinFilters, type WinsPage } from '@/lib/data/wins';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';

interface WinListProps {
  /** What this list shows, for search engines. */
  readonly title: string;
  readonly page: WinsPage;
  /** First page of this list. */
  readonly path: string;
  readonly isFirst?: boolean;
}

/** One page of the gallery under its filters, with the way on. */
export async function WinList({ title, page, path, isFirst = false }: WinListProps) {
  const t = await getTranslations('wins');
  const filters = await getWinFilters();
  if (page.wins.length === 0) return <AreaEmpty area="wins" />;
  const toCrumb = ({ id, game, x }: Win) => ({
    name: t('detailTitle', { game: game.name, x: formatX(x) }),
    path: pathTo('win', id),
  });
  return (
    <>
      <ItemListJsonLd name={title} items={page.wins.map(toCrumb)} />
      <WinFilters {...filters} current={path} />
      <section>
        <h2 className="mb-4 font-display text-xl font-semibold">{t('newest')}</h2>
        <WinGrid wins={page.wins} />
      </section>
      <p className="mt-10 max-w-2xl text-sm leading-relaxed text-text-3">{t('fine')}</p>
      <Pager path={path} nextCursor={page.nextCursor} isFirst={isFirst} />
    </>
  );
}
