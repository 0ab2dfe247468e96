import type { Need } from '@/lib/data/vip';
import { CriterionLine } from './criterion-line';

interface CriteriaListProps {
  readonly needs: readonly Need[];
  /** The member has the tier: what it asked for is told, and not how it would be met today. */
  readonly isHeld?: boolean;
}

/** What a tier asks for, each with the member's progress. */
export function CriteriaList({ needs, isHeld = false }: CriteriaListProps) {
  return (
    <ul className="grid gap-4">
      {needs.map((need) => (
        <CriterionLine key={need.name} {...need} isHeld={isHeld} />
      ))}
    </ul>
  );
}
