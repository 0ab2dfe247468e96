import { sql } from 'drizzle-orm';
import type { WagerStandingWire } from '@/contract/wager-events';
import { isVerified } from '../../formulas/is-verified';
import { publicName } from '../../formulas/public-name';

/** A place as a query brings it, with the names still whole; the member's part is null for a player who is none of ours. */
export interface StandingRow {
  readonly rank: number;
  readonly siteUsername: string;
  readonly nickname: string | null;
  readonly value: number;
  readonly reachedAt: string;
  readonly isFlagged: boolean;
  readonly avatar: string | null;
  readonly phoneState: number | null;
  readonly telegramVerifiedAt: string | null;
}

/** A `StandingRow` out of `wager_standings s left join users u`. */
export const standingObject = sql`json_build_object(
  'rank', s.rank, 'siteUsername', s.site_username, 'value', s.value, 'reachedAt', s.reached_at,
  'isFlagged', s.is_flagged, 'nickname', u.nickname, 'avatar', u.avatar, 'phoneState', u.phone_state,
  'telegramVerifiedAt', u.telegram_verified_at
)`;

/** A place as everybody may see it: the member's nickname, else the player's name at the sponsor, masked. */
export function toStanding(row: StandingRow): WagerStandingWire {
  const telegramVerifiedAt = row.telegramVerifiedAt === null ? null : new Date(row.telegramVerifiedAt);
  return {
    rank: row.rank,
    user: {
      name: publicName({ username: row.siteUsername, nickname: row.nickname }),
      avatar: row.avatar,
      verified: isVerified({ phoneState: row.phoneState ?? 0, telegramVerifiedAt }),
    },
    value: row.value,
    reached_at: new Date(row.reachedAt).toISOString(),
    is_flagged: row.isFlagged,
  };
}
