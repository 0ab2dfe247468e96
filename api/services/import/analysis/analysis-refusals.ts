import { fixedTerms, type Reliance } from '../fixed-terms';
import type { Difference } from '../kind';
import { type Refusal, refuse } from '../problem';
import { cannotBecomeDraft } from '../publication';
import type { AnalysisRow } from './analysis-row';
import type { StoredAnalysis } from './analysis-stored';

type Change = Difference<AnalysisRow, StoredAnalysis>;

/** What a new one must have. */
export const analysisNeeds = ['kind', 'title', 'author'] as const;

/** Why an analysis may not be stored as a file has it; the database holds to the same (`db/analysis-lock.ts`). */
export function analysisRefusals({ row, before, changes }: Change, now: Date): Refusal[] {
  if (before?.state === 'published' && row.state === 'draft') return [cannotBecomeDraft];
  return [
    ...shapeRefusals({ ...before, ...given(row) }),
    ...timeRefusals({ row, before, changes }, now),
    ...(before ? lockRefusals(before, changes, now) : []),
    ...resultRefusals({ row, before, changes }, now),
  ];
}

type Shape = {
  readonly [Key in 'kind' | 'match' | 'pick' | 'odds' | 'unit' | 'kickoffAt' | 'game']?: AnalysisRow[Key];
} & {
  readonly legs?: readonly unknown[] | undefined;
};

function given(row: AnalysisRow): Partial<AnalysisRow> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

/** A pick has its odds, stake and kick-off, a coupon its legs, a game's analysis none of them. */
function shapeRefusals(row: Shape): Refusal[] {
  const { kind } = row;
  if (!kind) return [];
  const picked = { pick: row.pick, odds: row.odds, unit: row.unit, kickoff_at: row.kickoffAt };
  const isLacking = (value: unknown) => (value ?? null) === null;
  const named = kind === 'slot' ? { game: row.game } : kind === 'match' ? { match: row.match } : {};
  const wanted = kind === 'slot' ? named : { ...named, ...picked };
  const barred = kind === 'slot' ? picked : {};
  return [
    ...fieldsWhere(wanted, isLacking).map((field) => refuse(field, 'needed_for', { what: kind })),
    ...fieldsWhere(barred, (value) => !isLacking(value)).map((field) =>
      refuse(field, 'not_for', { what: kind }),
    ),
    ...(kind === 'coupon' && (row.legs?.length ?? 0) < 2 ? [refuse('legs', 'too_few', { least: 2 })] : []),
  ];
}

function fieldsWhere(fields: Readonly<Record<string, unknown>>, holds: (value: unknown) => boolean) {
  return Object.entries(fields).flatMap(([field, value]) => (holds(value) ? [field] : []));
}

/** A pick is told before its match begins. */
function timeRefusals({ row, before, changes }: Change, now: Date): Refusal[] {
  const kickoff = row.kickoffAt === undefined ? before?.kickoffAt : row.kickoffAt;
  const isPublished = (row.state ?? before?.state) === 'published';
  const isMoved = before?.state !== 'published' || changes.some(({ field }) => field === 'kickoffAt');
  return isPublished && isMoved && kickoff && kickoff <= now ? [refuse('kickoff_at', 'must_be_ahead')] : [];
}

function lockRefusals(before: StoredAnalysis, changes: Change['changes'], now: Date): Refusal[] {
  if (before.state === 'draft') return [];
  const begun = before.kickoffAt !== null && before.kickoffAt <= now;
  const why: Reliance = { reason: begun ? 'begun' : 'published' };
  return fixedTerms(changes, {
    free: ['state', 'result', ...(begun ? [] : ['title', 'content', 'kickoffAt'])],
    why,
  });
}

/** A result is of a match that was played; a wrong one is put right, and the page says that it was. */
function resultRefusals({ row, before, changes }: Change, now: Date): Refusal[] {
  const to = changes.find(({ field }) => field === 'result')?.to ?? (before ? undefined : row.result);
  if (to === undefined || (!before && to === 'pending')) return [];
  if (before?.state !== 'published') return [refuse('result', 'no_result_yet')];
  if (to === 'pending') return [refuse('result', 'end_stays')];
  if (before.kind === 'slot') return [refuse('result', 'not_for', { what: 'slot' })];
  return before.kickoffAt && before.kickoffAt > now
    ? [refuse('result', 'match_ahead', { moment: before.kickoffAt.toISOString() })]
    : [];
}
