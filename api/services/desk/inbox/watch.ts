import { lt } from 'drizzle-orm';
import { type InboxRef, inboxLimits } from '@/contract/desk-inbox';
import type { Deps, ServiceContext } from '../../../context';
import { inboxWatches } from '../../../db/schema/inbox-watches';
import { ServiceError } from '../../../service-error';
import { readMarks } from './inbox-marks';
import { assertInboxScope, type Viewer } from './inbox-scope';
import { inboxCards } from './inbox-wires';

/** Says that the viewer has something of the inbox open, for half a minute; answers who else has, and what is decided but not in effect yet. */
export async function watch(
  needs: Pick<ServiceContext, 'db' | 'log' | 'clock'>,
  { viewer, ref }: { readonly viewer: Viewer; readonly ref: InboxRef },
) {
  assertInboxScope(viewer, ref.kind);
  const { db, clock } = needs;
  if ((await inboxCards(needs, viewer, [ref])).length === 0) throw new ServiceError('not_found');
  const until = new Date(clock.now() + inboxLimits.watchSeconds * 1000);
  const { kind, subject, userId } = inboxWatches;
  await db
    .insert(inboxWatches)
    .values({ kind: ref.kind, subject: ref.id, userId: viewer.id, until })
    .onConflictDoUpdate({ target: [kind, subject, userId], set: { until } });
  const marks = await readMarks(db, { refs: [ref], viewerId: viewer.id, now: clock.now() });
  const { looking, held } = marks(ref);
  return { looking, held };
}

/** Deletes who looked at what, and answers how many there were. */
export async function forgetWatches({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const isOver = lt(inboxWatches.until, new Date(clock.now()));
  return (await db.delete(inboxWatches).where(isOver)).rowCount ?? 0;
}
