import 'server-only';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { BalanceFigure } from './balance-figure';
import { BonusBars } from './bonus-bars';

interface HuntFiguresProps {
  readonly hunt: HuntDetail;
}

/** What a hunt looks like, from the first bonus that is opened on: the X of each, and how the balance went. */
export function HuntFigures({ hunt }: HuntFiguresProps) {
  const { opened_count: opened, cost } = hunt.figures;
  if (cost === null || (opened === 0 && hunt.state !== 'opening')) return null;
  return (
    <div className="grid gap-6 xl:grid-cols-[3fr_2fr]">
      <BonusBars hunt={hunt} />
      <BalanceFigure hunt={hunt} />
    </div>
  );
}
