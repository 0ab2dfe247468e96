import { eq } from 'drizzle-orm';
import { browsers, type SessionWire, systems } from '@/contract/passwords';
import type { ServiceContext } from '../../context';
import { sessions } from '../../db/schema/sessions';
import type { Member } from './authenticate';
import { isAlive } from './session-state';

/** The member's living sessions: the one that asks first, then the one seen last. */
export async function listSessions(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { user, sessionId }: Member,
): Promise<SessionWire[]> {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, user.id));
  return rows
    .filter((row) => isAlive(row, clock))
    .map((row) => toWire(row, sessionId))
    .sort(
      (a, b) => Number(b.is_current) - Number(a.is_current) || b.last_seen_at.localeCompare(a.last_seen_at),
    );
}

function toWire(row: typeof sessions.$inferSelect, current: string): SessionWire {
  const lastSeenAt = row.lastSeenAt ?? row.tokenIssuedAt;
  return {
    id: row.id,
    browser: browsers.find((known) => known === row.browser) ?? null,
    system: systems.find((known) => known === row.system) ?? null,
    created_at: row.createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    is_current: row.id === current,
  };
}
