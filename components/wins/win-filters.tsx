import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { gameProviderName } from '@/lib/format/game-providers';
import { pathTo } from '@/lib/paths';

interface WinFiltersProps {
  readonly games: readonly { readonly slug: string; readonly name: string; readonly count: number }[];
  readonly providers: readonly { readonly code: string; readonly count: number }[];
  /** Path of the page that is open. */
  readonly current: string;
}

/** So many games stand here; every other one's own page leads to its wins. */
const mostGames = 12;

/** The games and providers that have the most wins, as links to pages of their own; folded away until somebody wants them. */
export function WinFilters({ games, providers, current }: WinFiltersProps) {
  const t = useTranslations('wins.filters');
  if (games.length === 0) return null;
  const groups = [
    {
      title: t('providers'),
      links: providers.map(({ code, count }) => ({
        href: pathTo('providerWins', code),
        name: gameProviderName(code),
        count,
      })),
    },
    {
      title: t('games'),
      links: games
        .slice(0, mostGames)
        .map(({ slug, name, count }) => ({ href: pathTo('gameWins', slug), name, count })),
    },
  ];
  return (
    <details className="group mb-10 rounded-panel border border-line bg-bg-raised">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-5 text-sm font-semibold text-text-2 transition-colors hover:text-text">
        {t('title')}
        <span aria-hidden="true" className="text-text-3 transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="space-y-5 border-t border-line px-5 py-5">
        {groups.map((group) => (
          <FilterGroup key={group.title} {...group} current={current} />
        ))}
      </div>
    </details>
  );
}

interface FilterGroupProps {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly name: string; readonly count: number }[];
  readonly current: string;
}

function FilterGroup({ title, links, current }: FilterGroupProps) {
  return (
    <nav aria-label={title}>
      <p aria-hidden="true" className="mb-2 text-sm text-text-3">
        {title}
      </p>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, name, count }) => (
          <li key={href}>
            <SoftLink href={href} aria-current={href === current ? 'page' : undefined} className="win-chip">
              {name}
              <span>{count}</span>
            </SoftLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
