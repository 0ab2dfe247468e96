import { overlayLinks } from '../db/schema/overlay-links';
import { overlayDigest } from '../services/overlays/overlay-digest';
import type { TestApp } from './app.fixture';
import { knownOverlayToken } from './overlay-token.fixture';

/** A link of the overlays that is good; answers its id. */
export async function addOverlayLink(
  { deps, clock }: TestApp,
  { name = 'Yayın bilgisayarı', token = knownOverlayToken } = {},
): Promise<number> {
  const [made] = await deps.db
    .insert(overlayLinks)
    .values({ tokenHash: overlayDigest(token), name, createdAt: new Date(clock.now()) })
    .returning({ id: overlayLinks.id });
  return made?.id ?? 0;
}
