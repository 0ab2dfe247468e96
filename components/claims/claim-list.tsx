import { useTranslations } from 'next-intl';
import type { ClaimKind, ClaimWire } from '@/contract/claims';
import { OwnClaim } from './own-claim';

interface ClaimListProps {
  readonly kind: ClaimKind;
  readonly claims: readonly ClaimWire[];
}

/** What a member handed in, newest first: state, history and reason of each. One sentence where there is nothing. */
export function ClaimList({ kind, claims }: ClaimListProps) {
  const t = useTranslations('claims');
  return (
    <section aria-labelledby={`own-${kind}`} className="space-y-4">
      <h2 id={`own-${kind}`} className="font-display text-xl font-semibold sm:text-2xl">
        {t(`own.${kind}`)}
      </h2>
      {claims.length === 0 ? (
        <p className="rounded-panel border border-line bg-bg-raised px-5 py-6 text-text-2">
          {t(`none.${kind}`)}
        </p>
      ) : (
        claims.map((claim) => <OwnClaim key={claim.id} claim={claim} />)
      )}
    </section>
  );
}
