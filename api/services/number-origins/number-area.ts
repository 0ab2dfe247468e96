import type { NumberArea, NumberOriginsWire, OriginLine } from '@/contract/number-origins';
import type { Database } from '../../db/client';

/** What a query of an area needs: a database, or the transaction of whoever asks. */
export type Reading = Pick<Database, 'select' | 'execute'>;

/** A contest whose numbers are looked at. `heardFrom` and `heardUntil` are when objections are heard, null while there is no result. */
export interface Numbered extends Pick<NumberOriginsWire, 'title' | 'unit' | 'currency'> {
  readonly id: number;
  readonly slug: string;
  readonly heardFrom: Date | null;
  readonly heardUntil: Date | null;
}

/** Lines of a contest with where they came from, and how many there are. */
export interface OriginLines {
  readonly lines: readonly OriginLine[];
  readonly count: number;
}

/** What is particular to the numbers of an area; a further one is a record in `number-areas.ts`. */
export interface NumberAreaRecord {
  readonly area: NumberArea;
  /** The contest of that name that everybody sees; null where there is none. */
  readonly find: (db: Reading, slug: string) => Promise<Numbered | null>;
  /** Its lines, the best first, `most` of them; with `line` that one alone. */
  readonly lines: (
    db: Reading,
    contest: Numbered,
    asked: { readonly most: number; readonly line?: string | undefined },
  ) => Promise<OriginLines>;
  /** What an objection is kept under where the public name of a line goes by its place, which may change: the player's own name. */
  readonly keyOf?: (db: Reading, contest: Numbered, line: string) => Promise<string | null>;
  /** What a kept key is called now. */
  readonly lineOf?: (db: Reading, contest: Numbered, key: string) => Promise<string | null>;
}
