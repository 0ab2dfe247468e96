import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FoldSummary } from '@/components/ui/fold-summary';
import { RelativeTime } from '@/components/ui/relative-time';
import type { ClaimWire } from '@/contract/claims';
import { ClaimDue } from './claim-due';
import { ClaimFacts } from './claim-facts';
import { ClaimHistory } from './claim-history';
import { ClaimStateBadge } from './claim-state';

interface ClaimCardProps {
  readonly claim: ClaimWire;
  /** `h3` in a list that has a heading of its own, `h2` where the claim is the page. */
  readonly heading?: 'h2' | 'h3';
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One claim: what it is about, where it stands, what happened to it and why. */
export function ClaimCard({ claim, heading: Heading = 'h3', children }: ClaimCardProps) {
  const t = useTranslations('claims');
  const { kind, id, state, details, created_at, due_at, steps } = claim;
  return (
    <article
      aria-labelledby={`${kind}-${id}`}
      className="rounded-panel border border-line bg-surface p-5 sm:p-6"
    >
      <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading id={`${kind}-${id}`} className="font-display text-lg font-semibold break-words">
          {details.subject ?? t(`kinds.${kind}`)} <span className="text-text-3">#{id}</span>
        </Heading>
        <ClaimStateBadge kind={kind} state={state} />
        <p className="text-sm text-text-3 sm:ms-auto">
          <RelativeTime iso={created_at} />
        </p>
      </header>
      <ClaimDue dueAt={due_at} />
      <ClaimFacts details={details} />
      {isQuiet(claim) ? (
        <details className="mt-3">
          <FoldSummary>{t('history', { count: steps.length })}</FoldSummary>
          <div className="pt-2">
            <ClaimHistory kind={kind} steps={steps} viewer="owner" />
          </div>
        </details>
      ) : (
        <div className="mt-5">
          <ClaimHistory kind={kind} steps={steps} viewer="owner" />
        </div>
      )}
      {children}
    </article>
  );
}

/** A claim that ended well: its history is there for who wants it. What waits or was refused says why at once; a case is its history. */
function isQuiet({ kind, state }: ClaimWire): boolean {
  return kind !== 'complaint' && (state === 'approved' || state === 'delivered' || state === 'confirmed');
}
