import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { SearchEntry, SearchGroup } from '@/lib/data/search';
import { gameProviderName } from '@/lib/format/game-providers';
import { SearchPicture } from './search-picture';

interface SearchRowProps {
  readonly entry: SearchEntry;
  readonly kind: SearchGroup['kind'];
}

/** One result: the whole row is its link. A game's second line is its supplier, whose code alone is known to the upstream (D24). */
export function SearchRow({ entry, kind }: SearchRowProps) {
  const detail = kind === 'games' && entry.detail ? gameProviderName(entry.detail) : entry.detail;
  return (
    <li>
      <SoftLink
        href={entry.path}
        className="flex min-h-20 items-center gap-4 p-3 transition-colors hover:bg-surface-2 sm:p-4"
      >
        <SearchPicture entry={entry} isMark={kind === 'sponsors'} />
        <span className="min-w-0 grow">
          <span className="line-clamp-2 font-semibold text-text sm:line-clamp-1">{entry.title}</span>
          {detail ? <span className="mt-0.5 line-clamp-1 text-sm text-text-2">{detail}</span> : null}
        </span>
        {entry.at ? (
          <span className="shrink-0 text-sm text-text-3 max-sm:hidden">
            <RelativeTime iso={entry.at} />
          </span>
        ) : null}
      </SoftLink>
    </li>
  );
}
