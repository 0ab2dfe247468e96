import 'server-only';
import { cache } from 'react';
import { env } from '@/lib/env';
import { type ShareFacts, type ShareLook, shareText } from '@/lib/format/share-facts';
import { findPreview } from '@/lib/upstream/find-preview';
import { readShareLook } from './read-share-look';
import { shareAddress, shareVersion } from './share-address';
import { type ShareKindName, shareKinds } from './share-kinds';

/** A picture as it stands now: what it shows, and the version of that. */
export interface Share {
  readonly facts: ShareFacts;
  readonly look: ShareLook;
  readonly version: string;
}

/** The picture of an entry; null for who sees none: nothing is shown of what only a preview shows. Throws `UpstreamError`. */
export const findShare = cache(async (kind: ShareKindName, name: string): Promise<Share | null> => {
  if ((await findPreview()) !== null) return null;
  const [facts, look] = await Promise.all([shareKinds[kind].readFacts(name), readShareLook()]);
  return facts && { facts, look, version: shareVersion([facts, look]) };
});

/** Where the pictures of an entry are, in both forms, and what they say. */
export interface SharePicture {
  readonly wide: string;
  readonly tall: string;
  readonly text: string;
}

/** The same as addresses, for a page of the entry. */
export async function findSharePicture(kind: ShareKindName, name: string): Promise<SharePicture | null> {
  // A build that nobody gave a password signs nothing: its pages are made anew with the first visits.
  if (env().NEXT_PHASE === 'phase-production-build' && !env().SESSION_PASSWORD) return null;
  const share = await findShare(kind, name);
  if (!share) return null;
  const picture = { kind, name, version: share.version };
  return {
    wide: shareAddress(picture, 'genis'),
    tall: shareAddress(picture, 'uzun'),
    text: shareText(share.facts),
  };
}
