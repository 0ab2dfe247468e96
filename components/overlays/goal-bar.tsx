import { useTranslations } from 'next-intl';
import type { OverlayHunt } from '@/lib/data/overlay-view';
import { formatAmount, formatCoins } from '@/lib/format/money';
import type { OverlayChoices } from '@/lib/format/overlay-look';
import { formatPercent } from '@/lib/format/percent';
import { Card } from './card';
import { Rail } from './rail';
import type { WidgetProps } from './widget-props';

/** How far the evening is: what came back of the cost, how many guessed, how many bonuses are open, or any of these to a number of the streamer's own. */
export function GoalBar({ data: hunt, choices }: WidgetProps<OverlayHunt | null>) {
  const t = useTranslations('overlays');
  const goal = hunt && toGoal(hunt, choices);
  if (!goal || goal.target <= 0) return null;
  const share = goal.value / goal.target;
  return (
    <Card
      title={t(`goals.${choices.subject}`)}
      note={`${goal.write(goal.value)} / ${goal.write(goal.target)}`}
    >
      <div className="ov-goal">
        <Rail share={share} />
        <b key={Math.floor(share * 100)} className="ov-new">
          {formatPercent(Math.floor(share * 100))}
        </b>
      </div>
    </Card>
  );
}

/** Of money the streamer says whole units. */
function toGoal({ figures, guesses, currency }: OverlayHunt, { subject, target }: OverlayChoices) {
  if (subject === 'tahmin') return { value: guesses, target: target ?? 100, write: formatCoins };
  if (subject === 'bonus')
    return { value: figures.opened_count, target: target ?? figures.bonus_count, write: formatCoins };
  const write = (value: number) => formatAmount(value, currency);
  return { value: figures.returned, target: target === null ? (figures.cost ?? 0) : target * 100, write };
}
