import { eq } from 'drizzle-orm';
import type { CheckWire } from '@/contract/requirements';
import type { Database } from '../../db/client';
import { events } from '../../db/schema/events';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { factColumns } from '../requirements/member-facts';
import { requirementChecks, unmetRules } from '../requirements/requirement-checks';

interface Asked {
  readonly event: Pick<typeof events.$inferSelect, 'id' | 'requirements'>;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How a member stands to what an event asks for; empty where it asks for nothing. */
export async function eventChecks(
  db: Pick<Database, 'select'>,
  { event: { id, requirements }, userId, now }: Asked,
): Promise<CheckWire[]> {
  if (Object.keys(requirements).length === 0) return [];
  const [facts] = await db
    .select(factColumns({ sponsorId: events.sponsorId, now }))
    .from(events)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(events.id, id));
  return facts ? requirementChecks(requirements, { facts, now }) : [];
}

/** Refuses who lacks something of it: `requirements_unmet`, in the checklist's own words. */
export async function assertMeetsEvent(db: Pick<Database, 'select'>, asked: Asked): Promise<void> {
  const names = unmetRules(await eventChecks(db, asked));
  if (names.length > 0) throw new ServiceError('requirements_unmet', { errors: { event: names } });
}
