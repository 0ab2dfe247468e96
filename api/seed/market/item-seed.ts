import type { marketItems } from '../../db/schema/market-items';

/** An item of the demo's market: `opened` is how many there were at the start, nothing where there is no limit. */
export type ItemSeed = Pick<
  typeof marketItems.$inferInsert,
  | 'slug'
  | 'title'
  | 'summary'
  | 'description'
  | 'type'
  | 'price'
  | 'perUserLimit'
  | 'cooldownH'
  | 'deliveryH'
  | 'ticketCount'
  | 'requirements'
  | 'state'
> & {
  readonly sponsor?: string;
  readonly opened?: number;
  /** In how many days it leaves the shelf. */
  readonly leavesInDays?: number;
};

/** What items ask for that a sponsor delivers. */
export const linked = { phone: true, telegram: true, sponsor_linked: true } as const;
/** What items ask for that we deliver. */
export const known = { phone: true, telegram: true } as const;
