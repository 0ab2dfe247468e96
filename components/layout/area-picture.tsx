import type { ComponentType } from 'react';
import type { RouteKey } from '@/lib/routes';
import type messages from '@/messages/tr.json';
import { AffiliateChangePicture } from './pictures/affiliate-change-picture';
import { AnalysisPicture } from './pictures/analysis-picture';
import { BonusBuyPicture } from './pictures/bonus-buy-picture';
import { BonusHuntsPicture } from './pictures/bonus-hunts-picture';
import { ComplaintsPicture } from './pictures/complaints-picture';
import { EventsPicture } from './pictures/events-picture';
import { LeadersPicture } from './pictures/leaders-picture';
import { MarketPicture } from './pictures/market-picture';
import { NewsPicture } from './pictures/news-picture';
import { PointsPicture } from './pictures/points-picture';
import { SpecialOddsPicture } from './pictures/special-odds-picture';
import { StreamPicture } from './pictures/stream-picture';
import { TicketsPicture } from './pictures/tickets-picture';
import { TournamentsPicture } from './pictures/tournaments-picture';
import { VipPicture } from './pictures/vip-picture';
import { WagerEventsPicture } from './pictures/wager-events-picture';
import { WinsPicture } from './pictures/wins-picture';

/** An area that has a text for its emptiness. */
export type EmptyArea = RouteKey & keyof typeof messages.empty;

const pictures: Readonly<Record<EmptyArea, ComponentType>> = {
  news: NewsPicture,
  specialOdds: SpecialOddsPicture,
  tickets: TicketsPicture,
  wagerEvents: WagerEventsPicture,
  events: EventsPicture,
  tournaments: TournamentsPicture,
  points: PointsPicture,
  market: MarketPicture,
  stream: StreamPicture,
  bonusBuy: BonusBuyPicture,
  bonusHunts: BonusHuntsPicture,
  wins: WinsPicture,
  analysis: AnalysisPicture,
  leaders: LeadersPicture,
  vip: VipPicture,
  complaints: ComplaintsPicture,
  affiliateChange: AffiliateChangePicture,
};

interface AreaPictureProps {
  readonly area: EmptyArea;
}

/** The drawing of an area that has no entries, in the shape of what will stand there. */
export function AreaPicture({ area }: AreaPictureProps) {
  const Picture = pictures[area];
  return <Picture />;
}
