import { useTranslations } from 'next-intl';
import { MovingRows } from '@/components/ui/moving-rows';
import type { OverlayBonus, OverlayHunt } from '@/lib/data/overlay-view';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { Card } from './card';
import { GamePicture } from './game-picture';
import { Rail } from './rail';
import { toWindow } from './to-window';
import type { WidgetProps } from './widget-props';

/** The bonuses of a hunt in order, so many of them around the one that is opened, over what is open by now. */
export function HuntCard({ data: hunt, choices }: WidgetProps<OverlayHunt | null>) {
  const t = useTranslations('overlays');
  if (hunt === null) return null;
  const { opened_count: opened, bonus_count: all } = hunt.figures;
  return (
    <Card title={hunt.title} note={`${opened} / ${all}`}>
      <Rail share={all > 0 ? opened / all : 0} />
      <MovingRows>
        <ol className="ov-rows">
          {toWindow(hunt.bonuses, choices.rows).map((bonus) => (
            <Row key={bonus.position} bonus={bonus} currency={hunt.currency} />
          ))}
        </ol>
      </MovingRows>
      {hunt.bonuses.length === 0 ? <p className="ov-none">{t('collecting')}</p> : null}
    </Card>
  );
}

function Row({ bonus, currency }: { readonly bonus: OverlayBonus; readonly currency: string }) {
  const { position, name, imageUrl, bet, win, x, state } = bonus;
  return (
    <li className="ov-row" data-state={state}>
      <span className="ov-place">{position}</span>
      <GamePicture src={imageUrl} name={name} />
      <span className="ov-name">
        <b>{name}</b>
        <small>{formatAmount(bet, currency)}</small>
      </span>
      <span className="ov-value">
        {state === 'opened' ? (
          <>
            <b className="ov-new">{formatX(x)}</b>
            <small>{formatAmount(win ?? 0, currency)}</small>
          </>
        ) : null}
      </span>
    </li>
  );
}
