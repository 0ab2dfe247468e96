import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { Hunt } from '@/lib/data/hunt-view';
import { formatDateTime } from '@/lib/format/dates';
import { pathTo } from '@/lib/paths';
import { CancelForm } from './cancel-form';
import { HuntState } from './hunt-state';

interface DeskListProps {
  readonly hunts: readonly Hunt[];
}

/** The hunts that can still be cancelled: where each stands, how many guessed, and the form. */
export function DeskList({ hunts }: DeskListProps) {
  const t = useTranslations('huntDesk');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {hunts.map(({ slug, title, state, started_at, guess_count }) => (
        <article
          key={slug}
          aria-labelledby={`hunt-${slug}`}
          className="rounded-panel border border-line bg-surface p-5 sm:p-6"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id={`hunt-${slug}`} className="text-lg font-semibold break-words">
              <SoftLink href={pathTo('hunt', slug)} className="underline-offset-4 hover:underline">
                {title}
              </SoftLink>
            </h2>
            <HuntState state={state} />
          </div>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-3">
            <span>{t('startedAt', { at: formatDateTime(started_at) ?? '' })}</span>
            <span className="tabular-nums">{t('guesses', { count: guess_count })}</span>
          </p>
          {state === 'completed' ? <p className="mt-3 text-sm text-text-2">{t('settles')}</p> : null}
          <div className="mt-4 border-t border-line pt-2">
            <CancelForm slug={slug} />
          </div>
        </article>
      ))}
    </div>
  );
}
