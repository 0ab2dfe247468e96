import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { RouteKey } from '@/lib/routes';

const icons: Partial<Record<RouteKey, IconName>> = {
  sponsors: 'handshake',
  news: 'newspaper',
  specialOdds: 'percent',
  tickets: 'ticket',
  wagerEvents: 'refresh-cw',
  events: 'gift',
  tournaments: 'swords',
  points: 'coins',
  market: 'store',
  stream: 'radio',
  bonusBuy: 'zap',
  bonusHunts: 'crosshair',
  wins: 'camera',
  analysis: 'chart-line',
  leaders: 'trophy',
  vip: 'crown',
  complaints: 'message-square-text',
  affiliateChange: 'arrow-left-right',
};

interface RouteIconProps {
  readonly route: RouteKey;
}

/** The icon of an area, the same in every menu. Decorative. */
export function RouteIcon({ route }: RouteIconProps) {
  const name = icons[route];
  return name ? <Icon name={name} /> : null;
}
