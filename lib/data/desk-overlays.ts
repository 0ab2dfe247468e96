import 'server-only';
import { type OverlayLinkWire, overlayLinksAnswerSchema, overlayLinksQuerySchema } from '@/contract/overlays';
import { readOwn } from './read-own';

/** A link of the overlays as the team sees it; times ISO, null for never. */
export interface OverlayLink {
  readonly id: number;
  readonly name: string;
  readonly madeBy: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

/** A page of the overlays' links, the newest first; nothing for a cursor that is none. */
export async function listOverlayLinks(
  cursor?: string,
): Promise<{ readonly links: readonly OverlayLink[]; readonly nextCursor: string | null }> {
  const asked = cursor === undefined ? {} : { cursor };
  if (!overlayLinksQuerySchema.safeParse(asked).success) return { links: [], nextCursor: null };
  const answer = await readOwn(`/desk/overlays?${new URLSearchParams(asked)}`, overlayLinksAnswerSchema);
  return { links: answer?.data.map(toLink) ?? [], nextCursor: answer?.next_cursor ?? null };
}

function toLink({ id, name, made_by, created_at, last_used_at, revoked_at }: OverlayLinkWire): OverlayLink {
  return {
    ...{ id, name, madeBy: made_by, createdAt: created_at },
    ...{ lastUsedAt: last_used_at, revokedAt: revoked_at },
  };
}
