import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { JudgedEventWire } from '@/contract/event-results';
import { formatDateTime } from '@/lib/format/dates';
import { pathTo } from '@/lib/paths';
import { CancelForm } from './cancel-form';
import { FinishForm } from './finish-form';
import { JudgedEntry } from './judged-entry';

interface JudgedEventProps {
  readonly event: JudgedEventWire;
}

/** One event: what is missing to its result, the entries to be scored, and the two ways it can end. */
export function JudgedEvent({ event }: JudgedEventProps) {
  const t = useTranslations('eventJury');
  const { slug, title, state, ends_at, pending, unscored, entries } = event;
  const isReady = state === 'judging' && pending === 0 && unscored === 0;
  return (
    <article
      aria-labelledby={`judged-${slug}`}
      className="rounded-panel border border-line bg-surface p-5 sm:p-6"
    >
      <h3 id={`judged-${slug}`} className="text-lg font-semibold">
        <SoftLink href={pathTo('event', slug)} className="underline-offset-4 hover:underline">
          {title}
        </SoftLink>
      </h3>
      <p className="mt-1 text-sm text-text-3">{t(`state.${state}`, { at: formatDateTime(ends_at) ?? '' })}</p>
      <p className="mt-3 text-sm text-text-2">
        {isReady ? t('ready') : t('missing', { state, pending, unscored })}
      </p>
      {entries.length > 0 ? (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <JudgedEntry key={entry.id} slug={slug} entry={entry} />
          ))}
        </ul>
      ) : null}
      <div className="mt-5 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1">
          <CancelForm slug={slug} />
        </div>
        <FinishForm slug={slug} isShown={isReady} />
      </div>
    </article>
  );
}
