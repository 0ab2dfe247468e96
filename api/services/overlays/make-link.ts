import { isNull, sql } from 'drizzle-orm';
import { mostOverlayLinks, type NewOverlayLink } from '@/contract/overlays';
import type { ServiceContext } from '../../context';
import { overlayLinks } from '../../db/schema/overlay-links';
import { ServiceError } from '../../service-error';
import { overlayDigest } from './overlay-digest';

/** A new link of the overlays with its token, which nobody is told again. `conflict` where as many are good as can be. Inside its caller's transaction. */
export async function makeLink(
  { db, ids, clock }: Pick<ServiceContext, 'db' | 'ids' | 'clock'>,
  { actorId, name }: { readonly actorId: string; readonly name: string },
): Promise<NewOverlayLink> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('overlay_links'))`);
  if ((await db.$count(overlayLinks, isNull(overlayLinks.revokedAt))) >= mostOverlayLinks)
    throw new ServiceError('conflict');
  const token = Buffer.from(ids.secret(), 'base64url').toString('hex').slice(0, 40);
  const [made] = await db
    .insert(overlayLinks)
    .values({ tokenHash: overlayDigest(token), name, createdBy: actorId, createdAt: new Date(clock.now()) })
    .returning({ id: overlayLinks.id });
  return { id: made?.id ?? 0, token };
}
