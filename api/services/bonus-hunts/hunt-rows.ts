import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { HuntState, HuntWire } from '@/contract/bonus-hunts';
import type { Database } from '../../db/client';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { sponsors } from '../../db/schema/sponsors';
import { storedCount } from '../../db/stored-counts';
import { huntFigures } from '../../formulas/hunt-figures';
import { toBest } from '../games/best-game';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { bestBonus, huntSums } from './hunt-sums';
import { isGuessingOpen } from './is-guessing-open';

/** Hunts with their sponsor, sums, best bonus and number of guesses, in one statement; the caller says which and in what order. */
export function huntRows(db: Database) {
  const [sums, best] = [huntSums(db), bestBonus(db)];
  return db
    .select({
      hunt: getTableColumns(bonusHunts),
      sponsor: sponsorRefColumns,
      sums: {
        bonusCount: sums.bonusCount,
        openedCount: sums.openedCount,
        betSum: sums.betSum,
        leftBetSum: sums.leftBetSum,
        winSum: sums.winSum,
        xSum: sums.xSum,
        bestX: sums.bestX,
      },
      best: {
        slug: best.slug,
        name: best.name,
        provider_code: best.providerCode,
        image: best.image,
      },
      guesses: storedCount('hunt_guesses', bonusHunts.id),
    })
    .from(bonusHunts)
    .leftJoin(sponsors, eq(sponsors.id, bonusHunts.sponsorId))
    .innerJoinLateral(sums, sql`true`)
    .leftJoinLateral(best, sql`true`)
    .$dynamic();
}

type HuntRow = Awaited<ReturnType<typeof huntRows>>[number];

/** A hunt as a list shows it. `state` is never `draft`: the callers leave drafts out. */
export function toHunt({ hunt, sponsor, sums, best, guesses }: HuntRow, now: number): HuntWire {
  const figures = huntFigures(hunt.startBalance, hunt.collectBalance, sums);
  return {
    slug: hunt.slug,
    title: hunt.title,
    state: shownState(hunt.state),
    currency: hunt.currency,
    sponsor,
    start_balance: hunt.startBalance,
    collect_balance: hunt.collectBalance,
    end_balance: hunt.endBalance,
    guess_open_until: hunt.guessOpenUntil?.toISOString() ?? null,
    guess_lock_rule: hunt.guessLockRule,
    guess_count: guesses,
    is_guessing_open: isGuessingOpen(hunt, now),
    winner_count: hunt.winnerCount,
    prizes: hunt.prizes,
    started_at: hunt.startedAt.toISOString(),
    completed_at: hunt.completedAt?.toISOString() ?? null,
    figures,
    best: toBest(best, figures.best_x),
  };
}

function shownState(state: HuntRow['hunt']['state']): HuntState {
  if (state === 'draft') throw new Error('a draft is not shown');
  return state;
}
