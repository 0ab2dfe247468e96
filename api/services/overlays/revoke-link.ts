import { and, eq, isNull } from 'drizzle-orm';
import type { OverlayLinkWire } from '@/contract/overlays';
import type { ServiceContext } from '../../context';
import { overlayLinks } from '../../db/schema/overlay-links';
import { ServiceError } from '../../service-error';
import { selectLinks, toLinkWire } from './link-rows';

/** Ends a link for good: what is open by it goes empty. `not_found`, `conflict` where it was ended before. */
export async function revokeLink(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { id }: { readonly id: number },
): Promise<OverlayLinkWire> {
  const revoked = await db
    .update(overlayLinks)
    .set({ revokedAt: new Date(clock.now()) })
    .where(and(eq(overlayLinks.id, id), isNull(overlayLinks.revokedAt)))
    .returning({ id: overlayLinks.id });
  const [row] = await selectLinks(db).where(eq(overlayLinks.id, id));
  if (!row) throw new ServiceError('not_found');
  if (revoked.length === 0) throw new ServiceError('conflict');
  return toLinkWire(row);
}
