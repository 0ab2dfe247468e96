import {
  ArrowLeftRight,
  Camera,
  ChartLine,
  Coins,
  Crosshair,
  Crown,
  Gift,
  Handshake,
  type LucideIcon,
  MessageSquareText,
  Newspaper,
  Percent,
  Radio,
  RefreshCw,
  Store,
  Swords,
  Ticket,
  Trophy,
  Zap,
} from 'lucide-react';
import type { RouteKey } from '@/lib/routes';

const icons: Partial<Record<RouteKey, LucideIcon>> = {
  sponsors: Handshake,
  news: Newspaper,
  specialOdds: Percent,
  tickets: Ticket,
  wagerEvents: RefreshCw,
  events: Gift,
  tournaments: Swords,
  points: Coins,
  market: Store,
  stream: Radio,
  bonusBuy: Zap,
  bonusHunts: Crosshair,
  wins: Camera,
  analysis: ChartLine,
  leaders: Trophy,
  vip: Crown,
  complaints: MessageSquareText,
  affiliateChange: ArrowLeftRight,
};

interface RouteIconProps {
  readonly route: RouteKey;
}

/** The icon of an area, the same in every menu. Decorative. */
export function RouteIcon({ route }: RouteIconProps) {
  const Icon = icons[route];
  return Icon ? <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" /> : null;
}
