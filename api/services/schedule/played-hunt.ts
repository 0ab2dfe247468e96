import { and, desc, eq, sql } from 'drizzle-orm';
import type { NowPlayingWire } from '@/contract/schedule';
import type { ServiceContext } from '../../context';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { games } from '../../db/schema/games';
import { huntBonuses } from '../../db/schema/hunt-bonuses';
import { huntRows, toHunt } from '../bonus-hunts/hunt-rows';

type PlayedHunt = Extract<NowPlayingWire, { kind: 'hunt' }>;

/** The hunt that goes on, one that is being opened first, with the bonus on the table. */
export async function playedHunt({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<PlayedHunt | null> {
  const isOpening = sql`${bonusHunts.state} = 'opening'`;
  const [row] = await huntRows(db)
    .where(sql`${bonusHunts.state} in ('collecting', 'guessing_locked', 'opening')`)
    .orderBy(desc(isOpening), desc(bonusHunts.startedAt))
    .limit(1);
  if (!row) return null;
  const hunt = toHunt(row, clock.now());
  const [bonus] = await db
    .select({ name: sql<string>`coalesce(${games.name}, ${huntBonuses.gameName})`, bet: huntBonuses.bet })
    .from(huntBonuses)
    .leftJoin(games, eq(games.id, huntBonuses.gameId))
    .where(and(eq(huntBonuses.huntId, row.hunt.id), eq(huntBonuses.state, 'opening')));
  return {
    kind: 'hunt',
    slug: hunt.slug,
    title: hunt.title,
    currency: hunt.currency,
    is_opening: hunt.state === 'opening',
    is_guessing_open: hunt.is_guessing_open,
    bonus_count: hunt.figures.bonus_count,
    opened_count: hunt.figures.opened_count,
    needed: hunt.figures.needed,
    game_name: bonus?.name ?? null,
    bet: bonus?.bet ?? null,
  };
}
