import { and, eq, gt } from 'drizzle-orm';
import type { OwnEmailWire } from '@/contract/email';
import type { ServiceContext } from '../../context';
import { emailChanges } from '../../db/schema/email-changes';
import type { Member } from '../sessions/authenticate';

/** The member's address, and the one that waits to be confirmed. */
export async function getOwnEmail(
  { db, clock, mailer }: ServiceContext,
  { user }: Member,
): Promise<OwnEmailWire> {
  const isOpen = and(eq(emailChanges.userId, user.id), gt(emailChanges.expiresAt, new Date(clock.now())));
  const [row] = await db.select().from(emailChanges).where(isOpen);
  const pending = row ? { email: row.email, expires_at: row.expiresAt.toISOString() } : null;
  return { email: user.email, pending, can_change: mailer !== null };
}
