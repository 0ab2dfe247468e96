import { useTranslations } from 'next-intl';
import type { OverlayHunt } from '@/lib/data/overlay-view';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { Card } from './card';
import { GamePicture } from './game-picture';
import { findOn } from './to-window';
import type { WidgetProps } from './widget-props';

/** The bonus that is opened now; empty while none is. Without one marked it is the next, once the first was opened. */
export function OpeningBonus({ data: hunt }: WidgetProps<OverlayHunt | null>) {
  const t = useTranslations('overlays');
  const bonus = hunt?.state === 'opening' ? findOn(hunt.bonuses) : undefined;
  if (hunt === null || bonus === undefined) return null;
  const { position, name, imageUrl, bet, state } = bonus;
  const { bonus_count: all, break_even_x: needed } = hunt.figures;
  return (
    <Card key={position} className="ov-in ov-one">
      <GamePicture src={imageUrl} name={name} />
      <div className="ov-about">
        <p className="ov-kicker">{t(state === 'opening' ? 'opening' : 'next')}</p>
        <h1>{name}</h1>
        <p>{t('place', { position, all, bet: formatAmount(bet, hunt.currency) })}</p>
      </div>
      <p className="ov-side">
        <b>{formatX(needed)}</b>
        <small>{t('needed')}</small>
      </p>
    </Card>
  );
}
