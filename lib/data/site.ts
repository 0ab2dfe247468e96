import 'server-only';
import { cache } from 'react';
import { type SocialNetwork, siteAnswerSchema, socialNetworks } from '@/contract/site';
import { embedUrl } from '@/lib/format/embed';
import { safeUrl } from '@/lib/format/safe-url';
import { publicReader } from '@/lib/upstream/read-public';

/** Addresses of the stream; each is http(s), the embeds on a player's host alone (D19), `null` where there is none. */
export interface StreamLinks {
  readonly kickLink: string | null;
  readonly youtubeLink: string | null;
  readonly kickEmbedUrl: string | null;
  readonly youtubeEmbedUrl: string | null;
}

export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

/** Whether the streamer is live, where, and the social links in the order they are shown. */
export interface Site {
  readonly isLive: boolean;
  readonly stream: StreamLinks;
  readonly social: readonly SocialLink[];
}

/** The parsed answer of GET /site as the upstream gives it, for the handler that mirrors it. */
export const readSiteAnswer = publicReader({
  tag: 'site',
  path: '/site',
  answer: siteAnswerSchema,
  revalidateS: 30,
  unavailable: { status: false, data: {} },
});

/** The live state and links; throws `UpstreamError` where it was never known. */
export const getSite = cache(async (): Promise<Site> => {
  const { data } = await readSiteAnswer();
  return {
    isLive: Boolean(data.is_live),
    stream: {
      kickLink: safeUrl(data.stream?.kick_link),
      youtubeLink: safeUrl(data.stream?.youtube_link),
      kickEmbedUrl: embedUrl(data.stream?.kick_embed, 'kick'),
      youtubeEmbedUrl: embedUrl(data.stream?.youtube_embed, 'youtube'),
    },
    social: socialNetworks.flatMap((network) => {
      const url = safeUrl(data.social?.[network]);
      return url ? [{ network, url }] : [];
    }),
  };
});
