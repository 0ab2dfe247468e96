import { sql } from 'drizzle-orm';
import type { Database } from './client';

/**
 * Makes the database itself chain the audit log (ADR 232): every line takes the number and the hash after its actor's last one, whoever
 * writes it. Lines of one actor wait for each other on their head, lines of two never do. A head is moved by a line and by nothing else.
 */
export async function chainAuditLog(db: Database): Promise<void> {
  for (const statement of [hash, chain, chainTrigger, refuse, refuseTrigger])
    await db.execute(sql.raw(statement));
}

/** SHA-256 over a line and the hash before it, in hex. */
const hash = `create or replace function audit_hash(line audit_log) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(line.prev_hash, line.position, line.id, line.actor_id, line.action, line.subject,
    line.before, line.after, line.reason, line.request_id, (extract(epoch from line.created_at) * 1000000)::bigint)::text, 'UTF8')), 'hex')
  $$`;

const chain = `create or replace function chain_audit_line() returns trigger language plpgsql as $$
  declare head audit_heads;
  begin
    insert into audit_heads (actor_id, position, hash) values (new.actor_id, 0, '') on conflict do nothing;
    select * into head from audit_heads where actor_id = new.actor_id for update;
    new.position := head.position + 1;
    new.prev_hash := head.hash;
    new.hash := audit_hash(new);
    update audit_heads set position = new.position, hash = new.hash where actor_id = new.actor_id;
    return new;
  end $$`;

const chainTrigger = `create or replace trigger "audit_log_chain" before insert on "audit_log"
  for each row execute function chain_audit_line()`;

const refuse = `create or replace function refuse_head_change() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'UPDATE' or pg_trigger_depth() < 2 then
      raise exception 'heads of the audit log are moved by its lines alone' using errcode = 'restrict_violation';
    end if;
    return null;
  end $$`;

const refuseTrigger = `create or replace trigger "audit_heads_kept" before update or delete or truncate on "audit_heads"
  for each statement execute function refuse_head_change()`;
