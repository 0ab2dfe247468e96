import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { ClaimAction, ClaimWire } from '@/contract/claims';
import { ClaimCard } from './claim-card';
import { ClaimRow } from './claim-row';
import { OwnStepForm } from './own-step-form';

const ownActions = ['answer', 'confirm', 'dispute', 'reopen', 'message', 'allow', 'forbid'] as const;
type OwnAction = (typeof ownActions)[number];

interface OwnClaimProps {
  readonly claim: ClaimWire;
  readonly heading?: 'h2' | 'h3';
  /** What the kind's own page offers beside the usual actions. */
  readonly children?: ReactNode;
}

/** A claim as its owner sees it, with what can be done now. */
export function OwnClaim({ claim, heading = 'h3', children }: OwnClaimProps) {
  return (
    <ClaimCard claim={claim} heading={heading}>
      <OwnActions claim={claim} />
      {children}
    </ClaimCard>
  );
}

/** The same as a line of a list, open where its owner is asked for something. */
export function OwnClaimRow({ claim }: Pick<OwnClaimProps, 'claim'>) {
  return (
    <ClaimRow claim={claim} isOpen={asksOwner(claim)}>
      <OwnActions claim={claim} />
    </ClaimRow>
  );
}

/** The first action stands open, further ones are folded. */
function OwnActions({ claim }: Pick<OwnClaimProps, 'claim'>) {
  const t = useTranslations();
  const actions = listActions(claim);
  const needs = (claim.details.needs ?? []).flatMap((name) => {
    const key = `labels.${name}` as 'labels.name';
    return t.has(key) ? [{ name, label: t(key) }] : [];
  });
  return actions.map((action, at) => (
    <details key={action} open={at === 0 && asksOwner(claim)} className="mt-5 border-t border-line pt-2">
      <FoldSummary>
        {t(`claims.actions.${action === 'confirm' && claim.kind === 'prize' ? 'received' : action}`)}
      </FoldSummary>
      <div className="pt-3">
        <OwnStepForm
          kind={claim.kind}
          id={claim.id}
          action={action}
          needs={action === 'answer' ? needs : []}
        />
      </div>
    </details>
  ));
}

function listActions({ may }: ClaimWire): readonly OwnAction[] {
  return ownActions.filter((action) => may.includes(action satisfies ClaimAction));
}

/** What may be done and is asked for by nobody. */
const freeActions: readonly OwnAction[] = ['message', 'allow', 'forbid'];

/** Whether a claim waits for its owner. */
export function asksOwner(claim: ClaimWire): boolean {
  const [first] = listActions(claim);
  return first !== undefined && !freeActions.includes(first) && !canReceive(claim);
}

/** What was handed over, or is looked into because it did not come, asks for nothing: its winner opens what there is to say. */
function canReceive({ kind, state }: ClaimWire): boolean {
  return kind === 'prize' && (state === 'delivered' || state === 'disputed');
}
