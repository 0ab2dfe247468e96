import { safeUrl } from './safe-url';

/** The players a stream may be embedded from. */
export type EmbedPlayer = 'kick' | 'youtube';

const hosts: Readonly<Record<EmbedPlayer, readonly string[]>> = {
  kick: ['player.kick.com'],
  youtube: ['www.youtube.com', 'www.youtube-nocookie.com'],
};

/**
 * The player's address inside an embed markup string, or `null` (D19). The markup is untrusted: nothing of it but the address
 * of its first iframe survives, and that only as https on the player's own host with a plain path. YouTube is rewritten to its
 * cookie-less host. A bare address is taken like an iframe's.
 */
export function embedUrl(markup: string | null | undefined, player: EmbedPlayer): string | null {
  if (!markup || markup.length > 4096) return null;
  const href = safeUrl(parseSource(markup.trim()));
  if (!href) return null;
  const url = new URL(href);
  if (url.protocol !== 'https:' || url.port || !hosts[player].includes(url.hostname)) return null;
  return player === 'kick' ? kickEmbed(url) : youtubeEmbed(url);
}

function parseSource(markup: string): string | null {
  if (/^https:\/\/[^\s"'<>]+$/i.test(markup)) return markup;
  const tag = /<iframe\b[^>]*>/i.exec(markup)?.[0];
  const source = tag && /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
  return source ? (source[1] ?? source[2] ?? '').replaceAll('&amp;', '&') : null;
}

function kickEmbed(url: URL): string | null {
  return /^\/[\w-]{1,64}$/.test(url.pathname) ? `https://player.kick.com${url.pathname}` : null;
}

function youtubeEmbed(url: URL): string | null {
  if (!/^\/embed\/[\w-]{1,64}$/.test(url.pathname)) return null;
  const channel = url.searchParams.get('channel');
  const query = channel && /^[\w-]{1,64}$/.test(channel) ? `?channel=${channel}` : '';
  return `https://www.youtube-nocookie.com${url.pathname}${query}`;
}
