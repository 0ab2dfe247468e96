import { sql } from 'drizzle-orm';
import type { DeskMemberWire } from '@/contract/desk-member';
import type { ServiceContext } from '../../../context';
import type { users } from '../../../db/schema/users';
import { earnRuleKeys } from '../../points/earn-rule-keys';

type Link = DeskMemberWire['links'][number];
type Member = Pick<typeof users.$inferSelect, 'id' | 'phone' | 'phoneState' | 'telegramId' | 'invitedBy'>;

interface LinkRow extends Record<string, unknown> {
  readonly by: Link['by'];
  readonly id: string;
  readonly username: string;
  readonly value: string;
}

const most = 50;

/**
 * Accounts that may be the same person's: a Telegram account that went from one to the other, a phone that earned for the other one, the same
 * name at a sponsor (linked, or written on a deposit), and who invited whom. Addresses and devices are not compared: an address is stored as
 * a hash of its account alone (ADR 178), and a browser's family is everybody's.
 */
export async function findLinks(
  { db, vault }: Pick<ServiceContext, 'db' | 'vault'>,
  { id, phone, phoneState, telegramId, invitedBy }: Member,
): Promise<Link[]> {
  const phoneHash = phone !== null && phoneState === 1 ? vault.fingerprint(`phone:${phone}`) : '';
  const { rows } = await db.execute<LinkRow>(sql`
    with found as (
      select 'telegram' as by, id, '' as value from users where telegram_id in
        (select telegram_id from telegram_unlinks where user_id = ${id})
      union select 'telegram', user_id, '' from telegram_unlinks where telegram_id = ${telegramId}
      union select 'phone', l.user_id, '' from credited_identities c join coin_ledger l on l.id = c.line_id
        where c.rule = ${earnRuleKeys.phone} and c.identity_hash = ${phoneHash}
      union select 'account', o.user_id, s.name || ': ' || o.site_username from sponsor_accounts a
        join sponsor_accounts o on o.sponsor_id = a.sponsor_id and lower(o.site_username) collate "C" = lower(a.site_username) collate "C"
        join sponsors s on s.id = a.sponsor_id where a.user_id = ${id}
      union select 'deposit', o.user_id, s.name || ': ' || o.site_username from
        (select distinct sponsor_id, lower(site_username) as name from ticket_deposits where user_id = ${id}) d
        join ticket_deposits o on o.sponsor_id = d.sponsor_id and lower(o.site_username) = d.name
        join sponsors s on s.id = d.sponsor_id
      union select 'invitation', id, '' from users where invited_by = ${id} or id = ${invitedBy})
    select distinct on (by, id) by, found.id, username, value from found join users using (id)
    where found.id <> ${id} and deleted_at is null order by by, id limit ${most}`);
  return rows.map(({ by, id: other, username, value }) => ({ by, member: { id: other, username }, value }));
}
