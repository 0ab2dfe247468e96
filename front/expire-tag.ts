import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';

/** Takes everything under a tag that was made before a moment for old, in this process: it is made anew on its next visit. Milliseconds since 1970. */
export function expireTag(tag: string, beforeMs: number): void {
  const { expired = 0, ...told } = tagsManifest.get(tag) ?? {};
  tagsManifest.set(tag, { ...told, expired: Math.max(expired, beforeMs) });
}
