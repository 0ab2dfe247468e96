import { eq } from 'drizzle-orm';
import type { OverlayLinkWire } from '@/contract/overlays';
import type { Database } from '../../db/client';
import { overlayLinks } from '../../db/schema/overlay-links';
import { users } from '../../db/schema/users';

/** Links with who made them; add the condition, and make each row the wire with `toLinkWire`. */
export function selectLinks(db: Pick<Database, 'select'>) {
  return db
    .select({ link: overlayLinks, madeBy: users.username })
    .from(overlayLinks)
    .leftJoin(users, eq(users.id, overlayLinks.createdBy))
    .$dynamic();
}

type LinkRow = Awaited<ReturnType<typeof selectLinks>>[number];

/** A link as the team sees it, without its hash. */
export function toLinkWire({ link, madeBy }: LinkRow): OverlayLinkWire {
  return {
    id: link.id,
    name: link.name,
    made_by: madeBy,
    created_at: link.createdAt.toISOString(),
    last_used_at: link.lastUsedAt?.toISOString() ?? null,
    revoked_at: link.revokedAt?.toISOString() ?? null,
  };
}
