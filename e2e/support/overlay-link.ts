import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '@/api/db/client';
import { overlayLinks } from '@/api/db/schema/overlay-links';
import { overlayDigest } from '@/api/services/overlays/overlay-digest';

/** Stores a link of overlays, as the desk does; answers its token and its id. */
export async function addOverlayLink(db: Database, name = 'Deneme') {
  const token = createHash('sha1').update(randomUUID()).digest('hex');
  const link = { tokenHash: overlayDigest(token), name, createdAt: new Date() };
  const [stored] = await db.insert(overlayLinks).values(link).returning({ id: overlayLinks.id });
  return { token, id: stored?.id ?? 0 };
}
