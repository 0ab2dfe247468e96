import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { overlayLinks } from '../../db/schema/overlay-links';
import { ServiceError } from '../../service-error';

/** How exactly is known when a link was used last; milliseconds. */
const usedWithinMs = 60_000;

/** Resolves where the digest is that of a good link's token, and notes to the minute that it was used. `not_found` for every other. */
export async function findLink(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { digest }: { readonly digest: string },
): Promise<void> {
  const isIt = and(eq(overlayLinks.tokenHash, digest), isNull(overlayLinks.revokedAt));
  const [link] = await db
    .select({ id: overlayLinks.id, usedAt: overlayLinks.lastUsedAt })
    .from(overlayLinks)
    .where(isIt);
  if (!link) throw new ServiceError('not_found');
  const now = clock.now();
  if (link.usedAt && link.usedAt.getTime() > now - usedWithinMs) return;
  const isOlder = or(
    isNull(overlayLinks.lastUsedAt),
    lt(overlayLinks.lastUsedAt, new Date(now - usedWithinMs)),
  );
  await db
    .update(overlayLinks)
    .set({ lastUsedAt: new Date(now) })
    .where(and(eq(overlayLinks.id, link.id), isOlder));
}
