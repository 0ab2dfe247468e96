import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { longestQuestion } from '@/lib/format/search-question';
import { pageRows } from '@/lib/routes';

interface SearchFormProps {
  /** What was asked for. */
  readonly question: string;
}

/** One line and a button; a plain form that asks by its address, so it works without JavaScript and can be linked. */
export function SearchForm({ question }: SearchFormProps) {
  const t = useTranslations('search');
  return (
    <search>
      <form action={pageRows.search.path} className="flex max-w-2xl gap-3">
        <label className="relative min-w-0 grow">
          <span className="sr-only">{t('label')}</span>
          <Icon name="search" className="pointer-events-none absolute top-3.5 left-4 text-text-3" />
          <input
            type="search"
            name="q"
            defaultValue={question}
            placeholder={t('placeholder')}
            maxLength={longestQuestion}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="h-12 w-full rounded-card border border-line-strong bg-bg ps-12 pe-4 text-base text-text transition-colors placeholder:text-text-3 hover:border-text-3"
          />
        </label>
        <button type="submit" className="btn btn-primary h-12 shrink-0">
          {t('action')}
        </button>
      </form>
    </search>
  );
}
