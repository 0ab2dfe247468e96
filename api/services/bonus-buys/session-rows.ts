import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { BuySessionWire } from '@/contract/bonus-buys';
import type { Database } from '../../db/client';
import { buySessions } from '../../db/schema/buy-sessions';
import { sponsors } from '../../db/schema/sponsors';
import { buyFigures } from '../../formulas/buy-figures';
import { toBest } from '../games/best-game';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { bestEntry, buySums } from './buy-sums';

/** Sessions with their sponsor, sums and best entry, in one statement; the caller says which and in what order. */
export function sessionRows(db: Database) {
  const [sums, best] = [buySums(db), bestEntry(db)];
  return db
    .select({
      session: getTableColumns(buySessions),
      sponsor: sponsorRefColumns,
      sums: {
        entryCount: sums.entryCount,
        doneCount: sums.doneCount,
        costSum: sums.costSum,
        winSum: sums.winSum,
        xSum: sums.xSum,
        bestXBet: sums.bestXBet,
        bestXCost: sums.bestXCost,
      },
      best: { slug: best.slug, name: best.name, provider_code: best.providerCode, image: best.image },
    })
    .from(buySessions)
    .leftJoin(sponsors, eq(sponsors.id, buySessions.sponsorId))
    .innerJoinLateral(sums, sql`true`)
    .leftJoinLateral(best, sql`true`)
    .$dynamic();
}

type SessionRow = Awaited<ReturnType<typeof sessionRows>>[number];

/** A session as a list shows it. `state` is never `draft`: the callers leave drafts out. */
export function toSession({ session, sponsor, sums, best }: SessionRow): BuySessionWire {
  const figures = buyFigures(sums);
  if (session.state === 'draft') throw new Error('a draft is not shown');
  return {
    slug: session.slug,
    title: session.title,
    state: session.state,
    currency: session.currency,
    sponsor,
    budget: session.budget,
    started_at: session.startedAt.toISOString(),
    finished_at: session.finishedAt?.toISOString() ?? null,
    figures,
    best: toBest(best, figures.best_x_bet),
  };
}
