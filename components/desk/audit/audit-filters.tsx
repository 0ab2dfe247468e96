import { useTranslations } from 'next-intl';
import type { AuditLineWire } from '@/contract/desk-audit';
import type { DeskQuery } from '../desk-query';
import { FilterBar } from '../filter-bar';

interface AuditFiltersProps {
  readonly path: string;
  readonly query: DeskQuery;
  /** What can have been done. */
  readonly actions: readonly AuditLineWire['action'][];
  /** Whether the log of everybody is shown, and not the viewer's own. */
  readonly isForAll: boolean;
}

/** What narrows the audit log: who, what was done, and to what. */
export function AuditFilters({ path, query, actions, isForAll }: AuditFiltersProps) {
  const t = useTranslations('desk.audit');
  return (
    <FilterBar path={path} query={query} search={{ name: 'konu', label: t('subject') }}>
      {isForAll ? (
        <input
          name="kim"
          aria-label={t('actor')}
          placeholder={t('actor')}
          defaultValue={query.kim}
          maxLength={60}
          autoComplete="off"
          className="control h-11 min-w-48 flex-1 px-3 sm:max-w-60"
        />
      ) : null}
      <select
        name="is"
        aria-label={t('action')}
        defaultValue={query.is ?? ''}
        className="control h-11 min-w-48 flex-1 px-3 sm:max-w-72"
      >
        <option value="">{t('anyAction')}</option>
        {actions.map((action) => (
          <option key={action} value={action}>
            {t(`actions.${action}`)}
          </option>
        ))}
      </select>
    </FilterBar>
  );
}
