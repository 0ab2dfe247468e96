import type { YouTubeChannel } from '../../youtube';

/** The channel that an address of YouTube names, `…/channel/UC…` or `…/@name`; null for any other. */
export function toChannel(link: string): YouTubeChannel | null {
  const path = /^https:\/\/(?:www\.|m\.)?youtube\.com\/([^?#]*)/i.exec(link)?.[1] ?? '';
  const id = /^channel\/(UC[\w-]{22})(?:\/|$)/.exec(path)?.[1];
  if (id !== undefined) return { id };
  const handle = /^(@[^/]{1,90})(?:\/|$)/.exec(path)?.[1];
  return handle === undefined ? null : { handle: decoded(handle) };
}

/** A name may have letters that the address writes in percents. */
function decoded(handle: string): string {
  try {
    return decodeURIComponent(handle);
  } catch {
    return handle;
  }
}
