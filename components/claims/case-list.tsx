import { useTranslations } from 'next-intl';
import { PagedList } from '@/components/ui/paged-list';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { ClaimWire } from '@/contract/claims';
import type { ClaimPage } from '@/lib/data/claims';
import { pathTo } from '@/lib/paths';
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
    <PagedList
      id="own-cases"
      title={t('own.complaint')}
      none={t('none.complaint')}
      rows={page.claims.map((claim) => <CaseRow key={claim.id} {...claim} />)}
      path={routes.complaints.path}
      nextCursor={page.nextCursor}
      isFirst={isFirst}
    />
  );
}

function CaseRow({ id, state, details, created_at, steps }: ClaimWire) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface px-5 py-4">
      <SoftLink
        href={pathTo('case', id)}
        className="min-w-0 flex-1 basis-60 font-semibold break-words after:absolute after:inset-0 hover:underline hover:underline-offset-4"
      >
        {details.subject} <span className="font-normal text-text-3">#{id}</span>
      </SoftLink>
      <ClaimStateBadge kind="complaint" state={state} />
      <span className="text-sm text-text-3">
        <RelativeTime iso={steps.at(-1)?.at ?? created_at} />
      </span>
    </li>
  );
}
