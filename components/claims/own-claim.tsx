import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { ClaimAction, ClaimWire } from '@/contract/claims';
import { ClaimCard } from './claim-card';
import { OwnStepForm } from './own-step-form';

const ownActions = ['answer', 'confirm', 'dispute', 'reopen', 'message'] as const;
type OwnAction = (typeof ownActions)[number];

interface OwnClaimProps {
  readonly claim: ClaimWire;
  readonly heading?: 'h2' | 'h3';
  /** What the kind's own page offers beside the usual actions. */
  readonly children?: ReactNode;
}

/** A claim as its owner sees it, with what can be done now: the first action stands open, further ones are folded. */
export function OwnClaim({ claim, heading = 'h3', children }: OwnClaimProps) {
  const t = useTranslations();
  const actions = ownActions.filter((action) => claim.may.includes(action satisfies ClaimAction));
  const needs = (claim.details.needs ?? []).flatMap((name) => {
    const key = `labels.${name}` as 'labels.name';
    return t.has(key) ? [{ name, label: t(key) }] : [];
  });
  const form = (action: OwnAction) => (
    <OwnStepForm kind={claim.kind} id={claim.id} action={action} needs={action === 'answer' ? needs : []} />
  );
  return (
    <ClaimCard claim={claim} viewer="owner" heading={heading}>
      {actions.map((action, at) => (
        <details
          key={action}
          open={at === 0 && action !== 'message' && !canReceive(claim)}
          className="mt-5 border-t border-line pt-2"
        >
          <FoldSummary>
            {t(`claims.actions.${action === 'confirm' && claim.kind === 'prize' ? 'received' : action}`)}
          </FoldSummary>
          <div className="pt-3">{form(action)}</div>
        </details>
      ))}
      {children}
    </ClaimCard>
  );
}

/** What was handed over asks for nothing: its winner opens what there is to say. */
function canReceive({ kind, state }: ClaimWire): boolean {
  return kind === 'prize' && state === 'delivered';
}
