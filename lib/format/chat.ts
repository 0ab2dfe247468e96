import type { StreamLinks } from './live';

/** The chat of a network: the address of its page without anything around it. */
export interface Chat {
  readonly network: 'kick' | 'youtube';
  readonly url: string;
}

/**
 * The chats of a stream, built by us out of the players' own addresses (D19): nothing else of what the upstream sent gets into
 * them. YouTube's wants the video's id and the host that shows it, and has none for a channel's "live now" player.
 */
export function listChats({ kickEmbedUrl, youtubeEmbedUrl }: StreamLinks, siteHost: string): readonly Chat[] {
  const channel = /^https:\/\/player\.kick\.com\/([\w-]{1,64})$/.exec(kickEmbedUrl ?? '')?.[1];
  const video = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]{11})$/.exec(youtubeEmbedUrl ?? '')?.[1];
  const youtube = `https://www.youtube.com/live_chat?v=${video}&embed_domain=${encodeURIComponent(siteHost)}`;
  return [
    ...(channel ? [{ network: 'kick' as const, url: `https://kick.com/popout/${channel}/chat` }] : []),
    ...(video && video !== 'live_stream' ? [{ network: 'youtube' as const, url: youtube }] : []),
  ];
}
