import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { Provider } from '@/lib/data/games';
import { pathTo } from '@/lib/paths';
import { pageRows } from '@/lib/routes';

interface ProviderFilterProps {
  readonly providers: readonly Provider[];
  /** The code of the provider shown; null for all. */
  readonly current: string | null;
}

/** The providers as links, each a page of its own; one row that scrolls sideways on a phone, as many as it takes on a desktop. */
export function ProviderFilter({ providers, current }: ProviderFilterProps) {
  const t = useTranslations('games.filter');
  const { path } = pageRows.games;
  return (
    <nav aria-label={t('label')} className="row-of-links">
      <ul className="flex gap-2 sm:flex-wrap">
        <Chip href={path} name={t('all')} isCurrent={current === null} />
        {providers.map(({ code, name, count }) => (
          <Chip
            key={code}
            href={pathTo('provider', code)}
            name={name}
            count={count}
            isCurrent={code === current}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  readonly href: string;
  readonly name: string;
  readonly count?: number;
  readonly isCurrent: boolean;
}

function Chip({ href, name, count, isCurrent }: ChipProps) {
  return (
    <li className="shrink-0">
      <SoftLink
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex h-11 items-center gap-2 rounded-full border border-line px-4 text-sm font-medium whitespace-nowrap text-text-2 transition-colors hover:border-line-strong hover:text-text aria-[current=page]:border-text aria-[current=page]:bg-text aria-[current=page]:text-bg desk:h-9"
      >
        {name}
        {count === undefined ? null : <span className="opacity-70 tabular-nums">{count}</span>}
      </SoftLink>
    </li>
  );
}
