import { and, eq, gt } from 'drizzle-orm';
import type { FourEyesKind } from '@/contract/desk-four-eyes';
import type { ServiceContext } from '../../../context';
import type { Database } from '../../../db/client';
import { fourEyesRequests } from '../../../db/schema/four-eyes-requests';

interface Reading extends Pick<ServiceContext, 'clock'> {
  readonly db: Pick<Database, 'selectDistinct'>;
}

/** What waits for a second admin about a member, or about an entry as the audit log names it. */
export async function listWaiting(
  { db, clock }: Reading,
  about: { readonly memberId: string } | { readonly subject: string },
): Promise<FourEyesKind[]> {
  const { kind, state, expiresAt, memberId, subject } = fourEyesRequests;
  const isIt = 'memberId' in about ? eq(memberId, about.memberId) : eq(subject, about.subject);
  const isWaiting = and(eq(state, 'waiting'), gt(expiresAt, new Date(clock.now())));
  const rows = await db.selectDistinct({ kind }).from(fourEyesRequests).where(and(isWaiting, isIt));
  return rows.map((row) => row.kind);
}
