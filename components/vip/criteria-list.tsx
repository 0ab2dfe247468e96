import type { Need } from '@/lib/data/vip';
import { CriterionLine } from './criterion-line';

interface CriteriaListProps {
  readonly needs: readonly Need[];
}

/** What a tier asks for, each with the member's progress. */
export function CriteriaList({ needs }: CriteriaListProps) {
  return (
    <ul className="grid gap-4">
      {needs.map((need) => (
        <CriterionLine key={need.name} {...need} />
      ))}
    </ul>
  );
}
