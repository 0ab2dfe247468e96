import { useTranslations } from 'next-intl';
import { isAreaOff } from '@/lib/browser/is-area-off';
import { formatCoins } from '@/lib/format/money';
import type { NextStep } from '@/lib/format/own-day';
import { pathTo } from '@/lib/paths';
import { infoPagePath, routes } from '@/lib/routes';
import { StampButton } from './stamp-button';

interface NextThingProps {
  readonly step: NextStep;
}

/** The one thing to do next: done right here where that is a press, the way to it else; nothing where the way leads to an area that is off. */
export function NextThing({ step }: NextThingProps) {
  const t = useTranslations('ownDay.next');
  if (step.key === 'stamp') return <StampButton />;
  if ((step.key === 'earn' || step.key === 'climb') && isAreaOff('points')) return null;
  const toNext = formatCoins(step.key === 'climb' ? step.toNext : 0);
  return (
    <a href={pathOf(step)} className="btn btn-secondary own-next">
      {t(step.key, { amount: toNext })}
    </a>
  );
}

function pathOf(step: NextStep): string {
  if (step.key === 'tickets') return pathTo('raffle', step.slug);
  return step.key === 'orders' ? infoPagePath('siparisler') : routes.points.path;
}
