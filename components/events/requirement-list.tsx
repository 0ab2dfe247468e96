'use client'; // A leaf of the own part: whether the viewer meets each point only the viewer's own browser may know.

import { useTranslations } from 'next-intl';
import { ChecklistLine, type ChecklistPoint } from '@/components/requirements/checklist-line';
import type { OwnEventPartWire } from '@/contract/events';

interface RequirementListProps {
  /** What the event asks for, in words; the same for everybody. */
  readonly points: readonly ChecklistPoint[];
  readonly own: OwnEventPartWire | null;
}

/** What an event asks of who takes part, and for a member whether each point is met; nothing where it asks for nothing. */
export function RequirementList({ points, own }: RequirementListProps) {
  const t = useTranslations('eventOwn');
  if (points.length === 0) return null;
  return (
    <div className="border-t border-line pt-4">
      <h2 className="text-sm font-semibold">{t('requirements')}</h2>
      <ul className="mt-3 grid gap-3 lg:grid-cols-2 lg:gap-x-8">
        {points.map((point) => {
          const found = own?.checks?.find(({ check }) => check === point.check);
          return (
            <ChecklistLine
              key={point.check}
              point={point}
              isMet={found?.is_met ?? null}
              readyAt={found?.ready_at ?? null}
            />
          );
        })}
      </ul>
    </div>
  );
}
