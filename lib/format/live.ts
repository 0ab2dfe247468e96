import { isOn } from '@/contract/is-on';
import type { SiteWire } from '@/contract/site';
import { embedUrl } from './embed';
import { safeUrl } from './safe-url';

/** Addresses of the stream; each is http(s), the embeds on a player's host alone (D19), `null` where there is none. */
export interface StreamLinks {
  readonly kickLink: string | null;
  readonly youtubeLink: string | null;
  readonly kickEmbedUrl: string | null;
  readonly youtubeEmbedUrl: string | null;
}

/** Whether the streamer is live, and where. */
export interface Live {
  readonly isLive: boolean;
  readonly stream: StreamLinks;
}

/** The live part of GET /site, on the server and in the browser alike: nothing unsafe of the wire survives it. */
export function toLive({ is_live, stream }: Pick<SiteWire, 'is_live' | 'stream'>): Live {
  return {
    isLive: isOn(is_live),
    stream: {
      kickLink: safeUrl(stream?.kick_link),
      youtubeLink: safeUrl(stream?.youtube_link),
      kickEmbedUrl: embedUrl(stream?.kick_embed, 'kick'),
      youtubeEmbedUrl: embedUrl(stream?.youtube_embed, 'youtube'),
    },
  };
}
