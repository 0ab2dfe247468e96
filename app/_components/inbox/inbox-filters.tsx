import { useTranslations } from 'next-intl';
import { FilterBar } from '@/components/desk/filter-bar';
import { buttonClass } from '@/components/ui/button';
import { inboxKinds, inboxLists } from '@/contract/desk-inbox';
import { callTo } from '@/lib/calls';
import { type InboxAsked, toInboxQuery } from './inbox-query';

interface InboxFiltersProps {
  readonly path: string;
  readonly asked: InboxAsked;
}

/** What narrows the inbox: its lists, a kind, and words; a kind of claims can be taken along as a file. */
export function InboxFilters({ path, asked }: InboxFiltersProps) {
  const t = useTranslations();
  const options = inboxLists.map((list) => ({
    value: list === 'waiting' ? '' : list,
    label: t(`desk.inbox.lists.${list}`),
  }));
  const hasFile = asked.kind !== undefined && asked.kind !== 'order' && asked.list === 'waiting';
  return (
    <FilterBar
      path={path}
      query={{ ...toInboxQuery(asked), sonra: undefined }}
      search={{ name: 'q', label: t('desk.inbox.search') }}
      pills={{ name: 'liste', label: t('desk.inbox.lists.label'), options }}
    >
      <select
        name="tur"
        defaultValue={asked.kind ?? ''}
        aria-label={t('desk.inbox.kind')}
        className="control h-11 w-auto px-3"
      >
        <option value="">{t('desk.inbox.allKinds')}</option>
        {inboxKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`desk.inbox.kinds.${kind}`)}
          </option>
        ))}
      </select>
      {hasFile && asked.kind ? (
        <a href={callTo('reviewsCsv', asked.kind)} download className={buttonClass('quiet')}>
          {t('claims.queueFile')}
        </a>
      ) : null}
    </FilterBar>
  );
}
