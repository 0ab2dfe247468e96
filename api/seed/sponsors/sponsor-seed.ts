import type { sponsors } from '../../db/schema/sponsors';

/**
 * A demo sponsor: invented (D31), with its address under the reserved domain `.example`. `checkedHoursAgo` counts back
 * from the moment of seeding. The texts say what a player has to know before depositing, the unpleasant parts included.
 */
export type SponsorSeed = Omit<typeof sponsors.$inferInsert, 'lastCheckedAt' | 'logo' | 'link'> & {
  readonly checkedHoursAgo: number | null;
};
