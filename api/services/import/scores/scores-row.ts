import { z } from 'zod';
import { fold } from '../../accounts/fold';
import { say } from '../problem-code';
import * as value from '../values';

/** The columns of a file of scores. */
export const scoreFields = z.object({
  tournament: value.slug(80),
  player: value.given(60),
  score: value
    .hundredths(0, 1_000_000_000)
    .transform((score) => score ?? null)
    .refine((score) => score !== null, say('required')),
  played: value.count(1, 100_000),
});

/** Reads a row of it. */
export const scoreSchema = scoreFields.transform(toRow);

/** A member's score on a board; `slug` names board and member, the name as accounts are told apart by it (ADR 022). */
export type ScoreRow = ReturnType<typeof toRow>;

function toRow({ tournament, player, score, played }: z.infer<typeof scoreFields>) {
  return { slug: `${tournament}/${fold(player)}`, score: score ?? 0, played };
}

/** Board and folded name out of a row's `slug`. */
export function parseSlug(slug: string): { readonly board: string; readonly name: string } {
  const at = slug.indexOf('/');
  return { board: slug.slice(0, at), name: slug.slice(at + 1) };
}
