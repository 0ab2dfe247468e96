import { useTranslations } from 'next-intl';
import type { OverlayHunt } from '@/lib/data/overlay-view';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { Card } from './card';
import { GamePicture } from './game-picture';
import { findBest } from './to-window';
import type { WidgetProps } from './widget-props';

/** The highest X of the evening; empty before the first bonus was opened. */
export function BestBonus({ data: hunt }: WidgetProps<OverlayHunt | null>) {
  const t = useTranslations('overlays');
  const best = hunt ? findBest(hunt.bonuses) : undefined;
  if (hunt === null || best === undefined) return null;
  return (
    <Card key={best.position} className="ov-in ov-one">
      <GamePicture src={best.imageUrl} name={best.name} />
      <div className="ov-about">
        <p className="ov-kicker">{t('best')}</p>
        <h1>{best.name}</h1>
        <p>{formatAmount(best.win ?? 0, hunt.currency)}</p>
      </div>
      <p className="ov-side" data-won>
        <b>{formatX(best.x)}</b>
        <small>{t('x')}</small>
      </p>
    </Card>
  );
}
