import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { EntryArea } from '@/contract/entries';
import type { SearchKind } from '@/contract/search';
import type { SponsorEntryKind, SponsorEntryState } from '@/contract/sponsor-entries';

/**
 * A kind of content that the public reads, described once. Lists, pages, sitemap, search, a sponsor's page and what renews the site's
 * cache follow from it (ADR 188). Times are milliseconds of the injected clock; no condition asks the database for the time.
 */
export interface PublicKind {
  /** Its name on the wire, which is its tag in the site's cache as well. */
  readonly name: EntryArea;
  readonly table: PgTable;
  /** What never changes and grows with each entry, read out of an index backwards (ADR 154). */
  readonly id: SQLWrapper;
  readonly slug: SQLWrapper;
  /** When the page last changed; without it nobody knows. */
  readonly changedAt?: (now: number) => SQLWrapper;
  /** What everybody may see at a moment: in lists, in the search, on its sponsor's page and, unless `hasPage` says more, as a page. */
  readonly shown: (now: number) => SQL;
  /** What has a page at a moment, where that is more than what is shown: links and orders of the past lead there. */
  readonly hasPage?: (now: number) => SQL;
  /** What search engines may list at a moment, where that is less than what is shown. */
  readonly indexed?: (now: number) => SQL;
  readonly search?: SearchText & { readonly kind: SearchKind };
  readonly withSponsor?: SponsorRelation & { readonly kind: SponsorEntryKind };
  /** Whose changes renew what is cached under the kind's tag, its own table first. */
  readonly renewedBy: readonly Renewal[];
}

/** What the search knows of a kind: SQL over the plain names of its columns, never out of a request. */
interface SearchText {
  readonly title: string;
  /** What else is looked through; counts less than the title. */
  readonly more: string;
  /** The second line of a result. */
  readonly detail: string;
  readonly image?: string;
  readonly tone?: string;
  /** When it is, or was published. */
  readonly at?: string;
  /** The order of what fits equally well. */
  readonly order: string;
}

/** How an entry names its sponsor, and what the sponsor's page tells of it. */
interface SponsorRelation {
  /** Where it is read from beside the kind's own table; `s` is the sponsor. */
  readonly from?: SQL;
  readonly sponsorId: SQLWrapper;
  readonly title: SQLWrapper;
  readonly detail?: SQLWrapper;
  readonly at?: SQLWrapper;
  readonly price?: SQLWrapper;
  readonly odds?: SQLWrapper;
  /** Where it stands, out of the columns that say so. */
  readonly standing?: Standing;
  /** An index of the table has the sponsor, and behind it the order where a sponsor has many. */
  readonly order: SQL;
  /** What the sponsor's page needs of other tables than the kind's own. */
  readonly renewedBy?: readonly Renewal[];
}

/** What is read of an entry, and where that puts it at a moment. */
export interface Standing {
  /** A JSON object. */
  readonly read: SQL;
  readonly stateAt: (read: unknown, now: number) => SponsorEntryState;
}

/** A table; with columns, an update counts only when it sets one of them: others change without being shown. */
export type Renewal = string | { readonly table: string; readonly columns: readonly string[] };

/** Where an entry stands: `columns` of its row by the keys of `schema`, and the state that they make. */
export function standingBy<Row>(
  schema: z.ZodType<Row>,
  columns: Readonly<Record<keyof Row & string, SQLWrapper>>,
  stateAt: (row: Row, now: number) => SponsorEntryState,
): Standing {
  const pairs = Object.entries<SQLWrapper>(columns).map(([key, column]) => sql`${key}::text, ${column}`);
  return {
    read: sql`json_build_object(${sql.join(pairs, sql`, `)})`,
    stateAt: (read, now) => stateAt(schema.parse(read), now),
  };
}

/** A moment: milliseconds of the clock, or the place of one in a statement that is built once, which is then given as text, or a column. */
export type Now = number | Placeholder | SQL;

/** A moment of the clock as SQL. */
export function toMoment(now: Now): SQL {
  return sql`${typeof now === 'number' ? new Date(now).toISOString() : now}::timestamptz`;
}
