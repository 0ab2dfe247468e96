import { useTranslations } from 'next-intl';
import type { SearchGroup } from '@/lib/data/search';
import { SearchRow } from './search-row';

interface SearchResultsProps {
  readonly question: string;
  readonly groups: readonly SearchGroup[];
}

/** What was found, by kind: two columns where there is room, so that no kind hides below the fold. */
export function SearchResults({ question, groups }: SearchResultsProps) {
  const t = useTranslations('search');
  return (
    <section aria-labelledby="results">
      <p id="results" role="status" className="mb-6 text-text-2">
        {t('resultsFor', { q: question })}
      </p>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        {groups.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
    </section>
  );
}

function Group({ group: { kind, entries, hasMore } }: { readonly group: SearchGroup }) {
  const t = useTranslations('search');
  return (
    <section aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`} className="mb-3 font-display text-lg font-semibold">
        {t(`kinds.${kind}`)}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
        {entries.map((entry) => (
          <SearchRow key={entry.path} entry={entry} kind={kind} />
        ))}
      </ul>
      {hasMore ? <p className="mt-3 text-sm text-text-3">{t('more')}</p> : null}
    </section>
  );
}
