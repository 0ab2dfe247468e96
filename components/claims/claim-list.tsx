import { useTranslations } from 'next-intl';
import { Pager } from '@/components/ui/pager';
import type { ClaimKind } from '@/contract/claims';
import type { ClaimPage } from '@/lib/data/claims';
import { OwnClaimRow } from './own-claim';

interface ClaimListProps {
  readonly kind: ClaimKind;
  readonly page: ClaimPage;
  /** Where the list begins; older ones stand below it. */
  readonly path: string;
  readonly isFirst: boolean;
}

/** A page of what a member handed in, newest first: a line each, with its facts, its history and what can be done folded below. One sentence where there is nothing. */
export function ClaimList({ kind, page, path, isFirst }: ClaimListProps) {
  const t = useTranslations('claims');
  return (
    <section aria-labelledby={`own-${kind}`} className="space-y-4">
      <h2 id={`own-${kind}`} className="font-display text-xl font-semibold sm:text-2xl">
        {t(`own.${kind}`)}
      </h2>
      {page.claims.length === 0 ? (
        <p className="rounded-panel border border-line bg-bg-raised px-5 py-6 text-text-2">
          {t(`none.${kind}`)}
        </p>
      ) : (
        <div className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
          {page.claims.map((claim) => (
            <OwnClaimRow key={claim.id} claim={claim} />
          ))}
        </div>
      )}
      <Pager path={path} nextCursor={page.nextCursor} isFirst={isFirst} />
    </section>
  );
}
