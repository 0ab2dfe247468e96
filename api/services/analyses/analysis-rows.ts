import { eq } from 'drizzle-orm';
import type { AnalysisState, AnalysisWire } from '@/contract/analyses';
import type { Database } from '../../db/client';
import { analyses } from '../../db/schema/analyses';
import { analysts } from '../../db/schema/analysts';
import { games } from '../../db/schema/games';
import { gameRefColumns } from '../games/game-ref';

/** Analyses with who wrote them and the game they are about, in one statement; the caller says which and in what order. */
export function analysisRows(db: Pick<Database, 'select'>) {
  return db
    .select({
      analysis: analyses,
      author: { slug: analysts.slug, name: analysts.name, about: analysts.about },
      game: gameRefColumns,
    })
    .from(analyses)
    .innerJoin(analysts, eq(analysts.id, analyses.analystId))
    .leftJoin(games, eq(games.id, analyses.gameId))
    .$dynamic();
}

/** A row of `analysisRows`. */
export type AnalysisRow = Awaited<ReturnType<typeof analysisRows>>[number];

/** An analysis as a list has it; where it stands goes by the clock. */
export function toAnalysis({ analysis, author, game }: AnalysisRow, nowMs: number): AnalysisWire {
  return {
    slug: analysis.slug,
    kind: analysis.kind,
    title: analysis.title,
    league: analysis.league,
    match: analysis.match,
    pick: analysis.pick,
    odds: analysis.odds,
    unit: analysis.unit,
    confidence: analysis.confidence,
    kickoff_at: analysis.kickoffAt?.toISOString() ?? null,
    published_at: analysis.publishedAt.toISOString(),
    state: toState(analysis, nowMs),
    result: analysis.result,
    author,
    game,
  };
}

function toState({ result, kickoffAt }: AnalysisRow['analysis'], nowMs: number): AnalysisState {
  if (result !== 'pending') return 'settled';
  return kickoffAt !== null && kickoffAt.getTime() <= nowMs ? 'locked' : 'published';
}
