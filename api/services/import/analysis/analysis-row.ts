import { z } from 'zod';
import { analysisKinds, analysisResults } from '@/contract/analyses';
import { takenSlugs } from '../../../site-links';
import * as value from '../values';

const odds = () => value.hundredths(1.01, 1000);

const leg = z.strictObject({
  league: value.text(80).transform((league) => league ?? ''),
  match: value.given(120),
  pick: value.given(120),
  odds: value.givenHundredths(1.01, 1000),
});

/** The columns of a file of analyses. Where its match is over, `slug` and `result` alone settle one. */
export const analysisFields = z.object({
  slug: value.slugBeside(takenSlugs.analyses),
  kind: value.orUsual(value.oneOf(analysisKinds)),
  title: value.orUsual(value.given(120)),
  author: value.orUsual(value.given(80).meta({ input: 'analyst' })),
  league: value.text(80),
  match: value.text(120),
  pick: value.text(120),
  odds: odds(),
  unit: value.decimal(0.1, 10),
  confidence: value.whole(1, 5),
  legs: value.listOf(leg, 20),
  game: value.text(80).meta({ input: 'game' }),
  content: value
    .text(20_000)
    .transform((content) => (content === null ? '' : content))
    .meta({ input: 'markdown' }),
  kickoff_at: value.moment(),
  state: value.orUsual(value.oneOf(['draft', 'published'])),
  result: value.orUsual(value.oneOf(analysisResults)),
});

/** Reads a row of it. */
export const analysisSchema = analysisFields.transform(toRow);

/** An analysis as a file has it, by the keys of its table; `author` and `game` are slugs. */
export type AnalysisRow = ReturnType<typeof toRow>;

function toRow({ kickoff_at, ...plain }: z.infer<typeof analysisFields>) {
  return { ...plain, kickoffAt: kickoff_at };
}
