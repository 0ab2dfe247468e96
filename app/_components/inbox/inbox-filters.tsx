import { useTranslations } from 'next-intl';
import { FilterBar } from '@/components/desk/filter-bar';
import { buttonClass } from '@/components/ui/button';
import { FoldSummary } from '@/components/ui/fold-summary';
import { inboxKinds, inboxLists } from '@/contract/desk-inbox';
import { callTo } from '@/lib/calls';
import { type InboxAsked, toInboxQuery } from './inbox-query';

/** A sponsor to choose. */
export interface SponsorName {
  readonly slug: string;
  readonly name: string;
}

interface InboxFiltersProps {
  readonly path: string;
  readonly asked: InboxAsked;
  /** To choose one of; none where the viewer has one alone. */
  readonly sponsors: readonly SponsorName[];
}

/** What narrows the inbox: its lists, a kind, a sponsor, an amount, and words; a kind of claims can be taken along as a file. */
export function InboxFilters({ path, asked, sponsors }: InboxFiltersProps) {
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
      <MoreFilters asked={asked} sponsors={sponsors} />
      {hasFile && asked.kind ? (
        <a href={callTo('reviewsCsv', asked.kind)} download className={buttonClass('quiet')}>
          {t('claims.queueFile')}
        </a>
      ) : null}
    </FilterBar>
  );
}

/** The rarer filters, folded away unless one of them is set: a phone begins with the list. */
function MoreFilters({ asked, sponsors }: Pick<InboxFiltersProps, 'asked' | 'sponsors'>) {
  const t = useTranslations();
  const isSet = [asked.sponsor, asked.min, asked.max].some((one) => one !== undefined);
  return (
    <details open={isSet} className="open:order-last open:basis-full">
      <FoldSummary className="min-h-11 px-2 text-sm">{t('desk.inbox.more')}</FoldSummary>
      <div className="flex flex-wrap gap-2 pt-2">
        {sponsors.length > 0 ? (
          <select
            name="sponsor"
            defaultValue={asked.sponsor ?? ''}
            aria-label={t('labels.sponsor')}
            className="control h-11 w-auto max-w-48 px-3"
          >
            <option value="">{t('desk.inbox.allSponsors')}</option>
            {sponsors.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            name={end === 'min' ? 'enaz' : 'encok'}
            defaultValue={asked[end]}
            inputMode="numeric"
            maxLength={13}
            aria-label={t(`desk.inbox.${end}`)}
            placeholder={t(`desk.inbox.${end}`)}
            className="control h-11 w-36 px-3"
          />
        ))}
      </div>
    </details>
  );
}
