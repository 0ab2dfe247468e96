import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Clock, Deps } from '../../context';
import type { Database } from '../../db/client';
import { users } from '../../db/schema/users';

/**
 * What goes of each table with an account: rows that are the member's alone, and of rows that others count on (a draw's tickets, a paid
 * order) what tells who it was. The ledger and the history of reviews are never changed: they know the account by its id alone.
 */
const erasures: readonly ((userId: string) => SQL)[] = [
  ...[
    'push_devices',
    'sessions',
    'notifications',
    'notification_choices',
    'password_resets',
    'email_changes',
    'phone_codes',
    'telegram_links',
    'telegram_unlinks',
    'idempotent_answers',
    'media',
    'win_reactions',
    'registration_consents',
    'second_factors',
    'factor_uses',
    'recovery_codes',
    'member_notes',
    'kick_accounts',
    'kick_flows',
  ].map((table) => (userId: string) => sql`delete from ${sql.identifier(table)} where user_id = ${userId}`),
  (
    userId,
  ) => sql`update sponsor_accounts set site_username = 'silindi-' || id, state = 'removed', verified_at = null, affiliate_ok = false
    where user_id = ${userId}`,
  (userId) =>
    sql`update ticket_deposits set site_username = 'silindi', content = null, file = null where user_id = ${userId}`,
  (userId) =>
    // A picture that was shown goes with the word that it may be (`wins_hide_picture`).
    sql`update wins set site_username = null, content = null, link = null, image = null, shows_picture = false
      where user_id = ${userId}`,
  (userId) => sql`update event_entries set site_username = null, link = null where user_id = ${userId}`,
  (
    userId,
  ) => sql`update affiliate_changes set site_username = 'silindi', name = 'silindi', surname = 'silindi',
    email = 'silindi', phone = 'silindi' where user_id = ${userId}`,
  (userId) => sql`update account_sanctions set reason = 'silindi',
    over_reason = case when over_by is null then null else 'silindi' end where user_id = ${userId}`,
  // An answer in public goes with who agreed to it.
  (userId) =>
    sql`update complaints set subject = 'silindi', allows_public = false, public_answer = null, public_answered_at = null
      where user_id = ${userId}`,
  (userId) => sql`update kick_redemptions set kick_name = '', kick_id = 0 where user_id = ${userId}`,
  (userId) => sql`update prize_claims set delivery = null where user_id = ${userId}`,
  (userId) => sql`update sponsor_visits set user_id = null where user_id = ${userId}`,
  // The sponsor's own count stays: what it told of, when and how much.
  (
    userId,
  ) => sql`update sponsor_conversions set user_id = null, site_username = null, click_id = null, raw = null, raw_until = null
    where user_id = ${userId} or deposit_id in (select id from ticket_deposits where user_id = ${userId})
      or near_id in (select id from ticket_deposits where user_id = ${userId})`,
  (userId) =>
    sql`update market_orders set site_username = null, address = null, content = null, note = null where user_id = ${userId}`,
];

/** Makes every account whose 14 days are over nobody's, each in a transaction of its own; answers how many. */
export async function eraseDue({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deleteAt, new Date(clock.now())))
    .limit(100);
  let erased = 0;
  for (const { id } of due) {
    if (!(await db.transaction((tx) => eraseAccount(tx, clock, id)))) continue;
    erased += 1;
    log.info({ event: 'account_erased', userId: id }, 'an account was made nobody’s');
  }
  return erased;
}

/** False where the member changed their mind meanwhile. The name that stays is made of the id, so it can be nobody's. */
async function eraseAccount(tx: Database, clock: Clock, id: string): Promise<boolean> {
  const now = new Date(clock.now());
  const name = `silinen-${id.replaceAll('-', '').slice(0, 12)}`;
  const gone = {
    username: name,
    usernameFold: name,
    nickname: null,
    nicknameFold: null,
    nicknameAt: null,
    email: `${id}@silindi.invalid`,
    emailFold: `${id}@silindi.invalid`,
    passwordHash: '!',
    avatar: '',
    activeOn: null,
    phone: null,
    phoneState: 0,
    telegramId: null,
    telegramName: null,
    telegramVerifiedAt: null,
    affiliateCode: null,
    inviteCode: null,
    invitedBy: null,
    status: 'banned' as const,
    deleteAt: null,
    deletedAt: now,
  };
  const closed = await tx
    .update(users)
    .set(gone)
    .where(and(eq(users.id, id), lte(users.deleteAt, now)));
  if (closed.rowCount !== 1) return false;
  for (const erasure of erasures) await tx.execute(erasure(id));
  return true;
}
