import { sql } from 'drizzle-orm';
import type { DrawResultWire } from '@/contract/raffles';
import type { drawResults } from '../../db/schema/draw-results';
import type { users } from '../../db/schema/users';
import { toPublicUser } from '../members/public-user';

/** A result as the query brings it, with the user's name still whole. */
export type DrawnRow = Pick<
  typeof drawResults.$inferSelect,
  'position' | 'role' | 'status' | 'ticketNumber' | 'prizePosition' | 'note'
> & { readonly user: UserColumns };

type UserColumns = Pick<typeof users.$inferSelect, 'username' | 'nickname' | 'avatar' | 'phoneState'> & {
  readonly telegramVerifiedAt: string | null;
};

const oneResult = sql`json_build_object(
  'position', d.position, 'role', d.role, 'status', d.status, 'ticketNumber', d.ticket_number,
  'prizePosition', d.prize_position, 'note', d.note,
  'user', json_build_object(
    'username', u.username, 'nickname', u.nickname, 'avatar', u.avatar, 'phoneState', u.phone_state, 'telegramVerifiedAt', u.telegram_verified_at
  )
)`;

/** All results of the draw of the row at hand, in the order they were drawn. */
export const allResults = sql<DrawnRow[]>`coalesce((
  select json_agg(${oneResult} order by d.position)
  from draw_results d join users u on u.id = d.user_id where d.raffle_id = raffles.id
), '[]'::json)`;

/** Who has the prizes of the draw of the row at hand, the first ten places. */
export const prizeHolders = sql<DrawnRow[]>`coalesce((
  select json_agg(${oneResult} order by d.prize_position)
  from draw_results d join users u on u.id = d.user_id
  where d.raffle_id = raffles.id and d.prize_position <= 10
), '[]'::json)`;

/** A result as everybody may see it: the nickname, else the name masked. */
export function toDrawResult(row: DrawnRow): DrawResultWire {
  const { telegramVerifiedAt } = row.user;
  return {
    position: row.position,
    role: row.role,
    status: row.status,
    ticket_number: row.ticketNumber,
    prize_position: row.prizePosition,
    user: toPublicUser({
      ...row.user,
      telegramVerifiedAt: telegramVerifiedAt === null ? null : new Date(telegramVerifiedAt),
    }),
    note: row.note,
  };
}
