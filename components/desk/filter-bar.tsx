import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type DeskQuery, withQuery } from './desk-query';

/** One choice of a row of pills; `value` empty for all. */
export interface Pill {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

interface FilterBarProps {
  readonly path: string;
  /** What is asked for now, without the place in the list. */
  readonly query: DeskQuery;
  /** The search: its name in the query and what it looks in. */
  readonly search?: { readonly name: string; readonly label: string };
  /** Pills: their name in the query and what they choose between. */
  readonly pills?: { readonly name: string; readonly label: string; readonly options: readonly Pill[] };
  /** More fields of the form, such as a select or two dates. */
  readonly children?: ReactNode;
}

/** What narrows a list: pills, a search and more fields, all in the address, so that a filtered list can be linked and works without scripts. */
export function FilterBar({ path, query, search, pills, children }: FilterBarProps) {
  return (
    <div className="desk-filter">
      {pills ? <PillRow path={path} query={query} {...pills} /> : null}
      {search || children ? (
        <SearchForm path={path} query={query} {...(search ? { search } : {})} pill={pills?.name}>
          {children}
        </SearchForm>
      ) : null}
    </div>
  );
}

function PillRow({
  path,
  query,
  name,
  label,
  options,
}: Pick<FilterBarProps, 'path' | 'query'> & NonNullable<FilterBarProps['pills']>) {
  return (
    <nav aria-label={label} className="row-of-links">
      <ul className="flex min-w-max gap-2">
        {options.map(({ value, label: title, count }) => (
          <li key={value}>
            <a
              href={withQuery(path, { ...query, [name]: value })}
              aria-current={(query[name] ?? '') === value ? 'page' : undefined}
              className="desk-pill"
            >
              {title}
              {count === undefined ? null : <span className="text-text-3 tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SearchFormProps extends Pick<FilterBarProps, 'path' | 'query' | 'search' | 'children'> {
  /** What the pills chose goes along. */
  readonly pill: string | undefined;
}

function SearchForm({ path, query, search, pill, children }: SearchFormProps) {
  const t = useTranslations('desk.list');
  const kept = pill === undefined ? undefined : query[pill];
  return (
    <search>
      <form method="get" action={path} className="desk-search">
        {pill && kept ? <input type="hidden" name={pill} value={kept} /> : null}
        {search ? (
          <label className="desk-search-field">
            <Icon name="search" size={18} />
            <span className="sr-only">{search.label}</span>
            <input
              type="search"
              name={search.name}
              defaultValue={query[search.name]}
              placeholder={search.label}
              className="control h-11 ps-10 pe-3"
            />
          </label>
        ) : null}
        {children}
        <Button type="submit">{t('filter')}</Button>
      </form>
    </search>
  );
}
