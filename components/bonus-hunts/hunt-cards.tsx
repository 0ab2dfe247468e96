import type { Hunt } from '@/lib/data/hunt-view';
import { HuntCard } from './hunt-card';

interface HuntCardsProps {
  readonly hunts: readonly Hunt[];
}

/** Hunts as cards, as many beside each other as fit. */
export function HuntCards({ hunts }: HuntCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {hunts.map((hunt) => (
        <li key={hunt.slug} className="grid">
          <HuntCard hunt={hunt} />
        </li>
      ))}
    </ul>
  );
}
