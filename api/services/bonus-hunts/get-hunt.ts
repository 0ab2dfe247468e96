import { and, eq } from 'drizzle-orm';
import type { HuntBonusWire, HuntDetailWire } from '@/contract/bonus-hunts';
import type { ServiceContext } from '../../context';
import { huntKind } from '../../db/kinds/bonus-hunts';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { games } from '../../db/schema/games';
import { huntBonuses } from '../../db/schema/hunt-bonuses';
import { computeRatio } from '../../formulas/rounded';
import { ServiceError } from '../../service-error';
import { gameRefColumns } from '../games/game-ref';
import { shownGame } from '../games/shown-game';
import { guessSpread } from './guess-spread';
import { huntRows, toHunt } from './hunt-rows';
import { leadingGuesses } from './leading-guesses';

/** A hunt with its bonuses, its leading guesses and how all of them spread: four statements however large it is. Throws `not_found`. */
export async function getHunt(ctx: ServiceContext, slug: string): Promise<HuntDetailWire> {
  const [row] = await huntRows(ctx.db)
    .where(and(eq(bonusHunts.slug, slug), huntKind.shown()))
    .limit(1);
  if (!row) throw new ServiceError('not_found');
  const hunt = toHunt(row, ctx.clock.now());
  const bonuses = await readBonuses(ctx, row.hunt.id);
  // Sealed: neither whose a guess is nor what it says.
  if (hunt.is_guessing_open) return { ...hunt, bonuses, guesses: [], guess_spread: [] };
  const guesses = await leadingGuesses(ctx.db, row.hunt, hunt.figures.returned);
  return { ...hunt, bonuses, guesses, guess_spread: await guessSpread(ctx.db, row.hunt) };
}

async function readBonuses({ db }: ServiceContext, huntId: number): Promise<HuntBonusWire[]> {
  const rows = await db
    .select({
      position: huntBonuses.position,
      game: gameRefColumns,
      gameName: huntBonuses.gameName,
      bet: huntBonuses.bet,
      win: huntBonuses.win,
      flag: huntBonuses.flag,
      state: huntBonuses.state,
    })
    .from(huntBonuses)
    .leftJoin(games, eq(games.id, huntBonuses.gameId))
    .where(eq(huntBonuses.huntId, huntId))
    .orderBy(huntBonuses.position);
  return rows.map(({ game, gameName, ...bonus }) => ({
    ...bonus,
    ...shownGame(game, gameName),
    x: bonus.win === null ? null : computeRatio(bonus.win, bonus.bet),
  }));
}
