import type { SQL } from 'drizzle-orm';
import type { ContentValues, DeskMove, DeskState } from '@/contract/desk-content';

/** What a move sets in an entry's form, by the state it has; null where that state has no such move. */
export type Move = (entry: {
  readonly values: ContentValues;
  readonly now: Date;
  readonly at?: Date;
}) => ContentValues;

/** How the desk lists a kind and moves its entries; what a form has and what is refused is the record of the import. */
export interface DeskKind {
  /** Rows of `id`, `slug`, `title`, `state` and `picture`; ids grow, and where a kind has none they are 0. */
  readonly rows: SQL;
  /** Which of the desk's states each stored one is. */
  readonly states: Readonly<Record<string, DeskState>>;
  readonly moves: Readonly<
    Partial<Record<DeskMove, { readonly from: readonly DeskState[]; readonly set: Move }>>
  >;
  /** Whether cancelling is done by the contest itself, which tells its members why. */
  readonly cancels?: 'events' | 'tournaments' | 'bonus-hunts' | 'wager-events' | 'raffles';
  /** What a duplicate has otherwise; null where there can be none. */
  readonly copy: ContentValues | null;
  /** What an old version has otherwise when it is saved anew, as the version of this number. */
  readonly restored?: (values: ContentValues, number: number) => ContentValues;
  /** The field that names an entry to a person. */
  readonly titled: string;
  /** The text that the search's own index has, where the kind has one. */
  readonly vector?: SQL;
}
