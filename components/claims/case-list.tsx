import { useTranslations } from 'next-intl';
import { Pager } from '@/components/ui/pager';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { ClaimPage } from '@/lib/data/claims';
import { routes } from '@/lib/routes';
import { ClaimStateBadge } from './claim-state';

interface CaseListProps {
  readonly page: ClaimPage;
  readonly isFirst: boolean;
}

/** A page of the viewer's cases, newest first: number, subject, where each stands, and when something last happened. */
export function CaseList({ page, isFirst }: CaseListProps) {
  const t = useTranslations('claims');
  return (
    <section aria-labelledby="own-cases" className="space-y-4">
      <h2 id="own-cases" className="font-display text-xl font-semibold sm:text-2xl">
        {t('own.complaint')}
      </h2>
      {page.claims.length === 0 ? (
        <p className="rounded-panel border border-line bg-bg-raised px-5 py-6 text-text-2">
          {t('none.complaint')}
        </p>
      ) : (
        <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">
          {page.claims.map(({ id, state, details, created_at, steps }) => (
            <li
              key={id}
              className="relative flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface px-5 py-4"
            >
              <SoftLink
                href={`${routes.complaints.path}/${id}`}
                className="min-w-0 flex-1 basis-60 font-semibold break-words after:absolute after:inset-0 hover:underline hover:underline-offset-4"
              >
                {details.subject} <span className="font-normal text-text-3">#{id}</span>
              </SoftLink>
              <ClaimStateBadge kind="complaint" state={state} />
              <span className="text-sm text-text-3">
                <RelativeTime iso={steps.at(-1)?.at ?? created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pager path={routes.complaints.path} nextCursor={page.nextCursor} isFirst={isFirst} />
    </section>
  );
}
