import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { RelativeTime } from '@/components/ui/relative-time';
import type { ClaimWire } from '@/contract/claims';
import { formatAmount } from '@/lib/format/money';
import { ClaimDue } from './claim-due';
import { ClaimFacts } from './claim-facts';
import { ClaimHistory } from './claim-history';
import { ClaimStateBadge } from './claim-state';

interface ClaimRowProps {
  readonly claim: ClaimWire;
  /** It asks something of its owner: it stands open. */
  readonly isOpen: boolean;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One of a member's claims in their list: a line that says what it is and where it stands, with all else folded below it. */
export function ClaimRow({ claim, isOpen, children }: ClaimRowProps) {
  const { kind, id, state, details, created_at, due_at, steps } = claim;
  return (
    <article aria-labelledby={`${kind}-${id}`}>
      <details open={isOpen} className="group/claim">
        <summary className="claim-line">
          <span className="min-w-0">
            <h3 id={`${kind}-${id}`} className="font-display font-semibold break-words">
              <ClaimName claim={claim} /> <span className="text-text-3">#{id}</span>
            </h3>
            <span className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-text-3">
              {details.site_username ? <span className="break-all">{details.site_username}</span> : null}
              <RelativeTime iso={created_at} />
            </span>
            <RefusalLine claim={claim} />
          </span>
          <ClaimStateBadge kind={kind} state={state} />
          <Icon name="chevron-down" size={18} className="transition-transform group-open/claim:rotate-180" />
        </summary>
        <div className="px-4 pt-1 pb-5 sm:px-5">
          <ClaimDue dueAt={due_at} />
          <ClaimFacts details={details} />
          <div className="mt-5">
            <ClaimHistory kind={kind} steps={steps} viewer="owner" />
          </div>
          {children}
        </div>
      </details>
    </article>
  );
}

/** What a claim is, told from its neighbours: a prize by its name, a win by its game, the rest by the sponsor, with the amount. */
function ClaimName({ claim: { kind, details } }: Pick<ClaimRowProps, 'claim'>) {
  const t = useTranslations('claims');
  const { prize, game_name, sponsor, amount, win, currency } = details;
  const name = prize ?? game_name ?? sponsor?.name ?? t(`kinds.${kind}`);
  const money = win ?? amount;
  return money === undefined ? name : `${name} · ${formatAmount(money, currency ?? 'TRY')}`;
}

/** Why it was refused stands in the line, without a press. */
function RefusalLine({ claim: { state, steps } }: Pick<ClaimRowProps, 'claim'>) {
  const reason = steps.findLast(({ by, text }) => by === 'team' && text)?.text;
  if (state !== 'rejected' || !reason) return null;
  return <span className="mt-1 line-clamp-2 text-sm break-words text-text-2">{reason}</span>;
}
