import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ClaimKind, ClaimState } from '@/contract/claims';

const tones: Partial<Record<ClaimState, BadgeTone>> = {
  approved: 'green',
  delivered: 'green',
  confirmed: 'green',
  rejected: 'red',
  disputed: 'red',
};

interface ClaimStateBadgeProps {
  readonly kind: ClaimKind;
  readonly state: ClaimState;
}

/** Where a claim stands, in the words of its kind: a prize is delivered, a case is solved. */
export function ClaimStateBadge({ kind, state }: ClaimStateBadgeProps) {
  const t = useTranslations('claims');
  return <Badge tone={tones[state] ?? 'line'}>{t(`states.${state}`, { kind })}</Badge>;
}
