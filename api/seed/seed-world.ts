import type { games } from '../db/schema/games';
import type { sponsors } from '../db/schema/sponsors';
import type { users } from '../db/schema/users';
import type { Transaction } from '../db/transact';
import type { Vault } from '../vault';

/** What an area's content is made of: who and what there is already, the moment of seeding, and its own chance. */
export interface SeedWorld {
  /** Milliseconds since 1970. Everything of the demo is dated relative to it. */
  readonly now: number;
  /** Numbers in [0, 1), the same at every seeding for the same name. */
  random(name: string): () => number;
  /** In the order they joined, the demo accounts first. */
  readonly users: readonly (typeof users.$inferSelect)[];
  readonly sponsors: readonly (typeof sponsors.$inferSelect)[];
  /** Null where no key is set: the demo then has no codes. */
  readonly vault: Vault | null;
  readonly games: readonly (typeof games.$inferSelect)[];
}

/** Fills one area, inside the transaction of the whole seed. */
export type AreaSeed = (tx: SeedTransaction, world: SeedWorld) => Promise<void>;

/** The transaction of the seed. */
export type SeedTransaction = Transaction;
