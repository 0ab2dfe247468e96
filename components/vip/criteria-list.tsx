import { type VipCounts, type VipTierWire, vipCriteria } from '@/contract/vip';
import { CriterionLine } from './criterion-line';

interface CriteriaListProps {
  readonly tier: VipTierWire;
  readonly progress: VipCounts;
}

/** What a tier asks for, each with the member's progress; what it does not ask for is left out. */
export function CriteriaList({ tier: { criteria }, progress }: CriteriaListProps) {
  return (
    <ul className="grid gap-4">
      {vipCriteria
        .filter((name) => criteria[name] > 0)
        .map((name) => (
          <CriterionLine key={name} name={name} have={progress[name]} need={criteria[name]} />
        ))}
    </ul>
  );
}
