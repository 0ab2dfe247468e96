'use client'; // Whether the viewer meets each point only the viewer's own browser may know.

import { useTranslations } from 'next-intl';
import { ChecklistLine, type ChecklistPoint } from '@/components/requirements/checklist-line';
import type { MarketEligibilityWire } from '@/contract/market';
import { useOwn } from '@/lib/browser/use-own';
import { callTo } from '@/lib/calls';
import { ChecklistOutcome } from './checklist-outcome';

interface ChecklistProps {
  readonly slug: string;
  /** What the item asks for, in words; the same for everybody. */
  readonly points: readonly ChecklistPoint[];
}

/** What an item asks for, and for a member whether each point is met. The list stands in the page already; only the marks arrive. */
export function Checklist({ slug, points }: ChecklistProps) {
  const t = useTranslations('marketOwn');
  const own = useOwn<MarketEligibilityWire>(callTo('itemChecklist', slug));
  const standing = own.who === 'member' ? own.own : null;
  return (
    <section aria-label={t('title')} className="rounded-card border border-line bg-surface p-5">
      <h2 className="font-display text-base font-semibold">{t('title')}</h2>
      <ul className="mt-4 space-y-3">
        {points.map((point) => {
          const found = standing?.checks.find(({ check }) => check === point.check);
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
      <ChecklistOutcome who={own.who} standing={standing} />
    </section>
  );
}
