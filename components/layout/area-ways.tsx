import { useTranslations } from 'next-intl';
import type { ContentKind } from '@/contract/desk-content';
import { deskEntryPath } from '@/lib/desk-paths';
import { AreaAction } from './area-action';
import type { EmptyArea } from './area-picture';
import { StaffWay } from './staff-way';

/** What the team writes for an area; without one its entries come from members. */
const kinds: Readonly<Partial<Record<EmptyArea, ContentKind>>> = {
  news: 'news',
  specialOdds: 'special-odds',
  tickets: 'raffles',
  wagerEvents: 'wager-events',
  events: 'events',
  tournaments: 'tournaments',
  points: 'earn-rules',
  market: 'market',
  stream: 'schedule',
  bonusBuy: 'bonus-buys',
  bonusHunts: 'bonus-hunts',
  analysis: 'analyses',
  leaders: 'leaderboard-prizes',
  vip: 'vip-tiers',
};

/** The ways on from an empty area: one for everybody, and for the team the one to its editor. */
export function AreaWays({ area }: { readonly area: EmptyArea }) {
  const kind = kinds[area];
  return (
    <>
      <AreaAction area={area} />
      {kind ? <TeamWay kind={kind} /> : null}
    </>
  );
}

/** For the team alone: to the editor of a kind's first entry. */
export function TeamWay({ kind }: { readonly kind: ContentKind }) {
  const t = useTranslations('empty.actions');
  return <StaffWay href={deskEntryPath('content', kind, 'yeni')} label={t('write')} />;
}
