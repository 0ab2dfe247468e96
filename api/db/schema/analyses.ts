import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type AnalysisLegWire, analysisKinds, analysisResults } from '@/contract/analyses';
import { analysts } from './analysts';
import { freeSlug } from './free-slug';
import { games } from './games';
import { isKnown } from './is-known';
import { moment } from './moment';

/**
 * Analyses of the team. A draft becomes public with `state`; whether a public one is locked follows from `kickoff_at` and the clock, and
 * a trigger (db/analysis-lock.ts) refuses what may not change any more. `odds` are decimal, `unit` is the stake in units of the
 * author's own bank. A slot analysis is about a game and has neither. `legs` are the matches of a coupon.
 */
export const analyses = pgTable(
  'analyses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('analyses_slug_unique'),
    kind: text('kind', { enum: analysisKinds }).notNull(),
    state: text('state', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    analystId: bigint('analyst_id', { mode: 'number' })
      .notNull()
      .references(() => analysts.id),
    title: text('title').notNull(),
    league: text('league'),
    match: text('match'),
    pick: text('pick'),
    odds: numeric('odds', { precision: 8, scale: 2, mode: 'number' }),
    unit: numeric('unit', { precision: 4, scale: 1, mode: 'number' }),
    confidence: smallint('confidence'),
    legs: jsonb('legs').$type<readonly AnalysisLegWire[]>().notNull().default([]),
    gameId: bigint('game_id', { mode: 'number' }).references(() => games.id),
    content: text('content').notNull().default(''),
    kickoffAt: moment('kickoff_at'),
    publishedAt: moment('published_at').notNull(),
    result: text('result', { enum: analysisResults }).notNull().default('pending'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    check('analyses_slug_plain', freeSlug(table.slug, 'analyses')),
    check('analyses_title_given', sql`length(${table.title}) between 1 and 120`),
    isKnown('analyses_kind_known', table.kind),
    isKnown('analyses_state_known', table.state),
    isKnown('analyses_result_known', table.result),
    check(
      'analyses_pick_whole',
      sql`(${table.kind} = 'slot') = (${table.pick} is null) and (${table.kind} = 'slot') = (${table.odds} is null)
        and (${table.kind} = 'slot') = (${table.unit} is null) and (${table.kind} = 'slot') = (${table.kickoffAt} is null)`,
    ),
    check('analyses_slot_has_game', sql`${table.kind} <> 'slot' or ${table.gameId} is not null`),
    check('analyses_match_named', sql`${table.kind} <> 'match' or ${table.match} is not null`),
    check(
      'analyses_coupon_has_legs',
      sql`${table.kind} <> 'coupon' or jsonb_array_length(${table.legs}) > 1`,
    ),
    check('analyses_odds_fit', sql`${table.odds} > 1`),
    check('analyses_unit_fits', sql`${table.unit} between 0.1 and 10`),
    check('analyses_confidence_fits', sql`${table.confidence} between 1 and 5`),
    check('analyses_published_before_kickoff', sql`${table.publishedAt} < ${table.kickoffAt}`),
    check('analyses_settled_when', sql`(${table.result} = 'pending') = (${table.settledAt} is null)`),
    check('analyses_settled_after_kickoff', sql`${table.settledAt} >= ${table.kickoffAt}`),
    index('analyses_open_index')
      .on(table.kickoffAt, table.id)
      .where(sql`${table.state} = 'published' and ${table.result} = 'pending' and ${table.kind} <> 'slot'`),
    index('analyses_settled_index')
      .on(table.kickoffAt, table.id)
      .where(sql`${table.state} = 'published' and ${table.result} <> 'pending'`),
    index('analyses_slot_index')
      .on(table.publishedAt, table.id)
      .where(sql`${table.state} = 'published' and ${table.kind} = 'slot'`),
    index('analyses_analyst_index')
      .on(table.analystId, table.publishedAt, table.id)
      .where(sql`${table.state} = 'published'`),
    index('analyses_game_index').on(table.gameId),
  ],
);
