import type { ReactNode } from 'react';
import type { OverlayData, OverlayShown } from '@/lib/data/overlay-view';
import type { OverlayChoices, OverlayLook } from '@/lib/format/overlay-look';
import type { OverlayKey } from '@/lib/format/overlay-widgets';
import { Alerts } from './alerts';
import { BestBonus } from './best-bonus';
import { BracketCard } from './bracket-card';
import { CodeCard } from './code-card';
import { DrawReveal } from './draw-reveal';
import { GoalBar } from './goal-bar';
import { HuntCard } from './hunt-card';
import { OpeningBonus } from './opening-bonus';
import { Ranks } from './ranks';
import { Totals } from './totals';
import type { WidgetProps } from './widget-props';
import './overlays.css';

const widgets: { readonly [Key in OverlayKey]: (props: WidgetProps<OverlayData[Key]>) => ReactNode } = {
  ...{ hunt: HuntCard, opening: OpeningBonus, totals: Totals, best: BestBonus, goal: GoalBar },
  ...{ bracket: BracketCard, alerts: Alerts, draw: DrawReveal, code: CodeCard },
  race: (props) => <Ranks {...props} of="race" />,
  leaders: (props) => <Ranks {...props} of="leaders" />,
};

interface OverlayViewProps {
  readonly widget: OverlayKey;
  readonly data: OverlayShown;
  readonly look: OverlayLook;
  readonly choices: OverlayChoices;
  readonly isPaused?: boolean;
  readonly isSample?: boolean;
}

/** A widget in its look, in the corner it was given. Its box is empty while there is nothing to show. */
export function OverlayView({
  widget,
  data,
  look,
  choices,
  isPaused = false,
  isSample = false,
}: OverlayViewProps) {
  return (
    <div
      className="ov-stage"
      data-widget={widget}
      data-renk={look.renk}
      data-olcek={look.olcek}
      data-kose={look.kose}
      data-zemin={look.zemin}
      data-paused={isPaused || undefined}
      data-sample={isSample || undefined}
    >
      {draw(widget, { data, choices, isPaused, isSample })}
    </div>
  );
}

function draw<Key extends OverlayKey>(key: Key, props: WidgetProps<OverlayData[Key]>): ReactNode {
  const Widget: (props: WidgetProps<OverlayData[Key]>) => ReactNode = widgets[key];
  return <Widget {...props} />;
}
