/** A channel of YouTube by what its address says: its id (`UC…`), or the name after the `@`. */
export type YouTubeChannel = { readonly id: string } | { readonly handle: string };

/** YouTube's Data API as far as the site needs it. */
export interface YouTube {
  /** Whether one of the channel's latest broadcasts is on; null for a channel that YouTube does not know. Throws `YouTubeError` and nothing else. */
  isLive(channel: YouTubeChannel): Promise<boolean | null>;
}

/** Why YouTube did not answer as it should; carries nothing of the request, which holds the key. */
export class YouTubeError extends Error {
  constructor(status: number | null = null) {
    super(status === null ? 'YouTube: away' : `YouTube: ${status}`);
    this.name = 'YouTubeError';
  }
}
