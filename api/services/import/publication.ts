import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { refuse } from './problem';
import * as value from './values';

/** What a file says of a contest: a draft is nobody's but the editors'; what is published goes on by the clock from there. */
const publications = ['draft', 'published'] as const;
/** One of them. */
export type Publication = (typeof publications)[number];

/** The column `state` of a contest; a file without it adds drafts. */
export const publication = () => value.orUsual(value.oneOf(publications));

/** What a stored state is in a file. */
export function toPublication(state: string): Publication {
  return state === 'draft' ? 'draft' : 'published';
}

/** Sets a draft `to` what a file says, and leaves everything else where the clock and the team have brought it. */
export function unlessPublished(state: AnyPgColumn, to: unknown): SQL {
  return sql`case when ${state} = 'draft' then ${to} else ${state} end`;
}

/** Why a publication cannot be taken back: what was on the pages stays there. */
export const cannotBecomeDraft = refuse('state', 'never_draft_again');
