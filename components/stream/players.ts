import type { Live } from '@/lib/format/live';

/** A player that can be embedded. */
export interface Player {
  readonly network: 'kick' | 'youtube';
  readonly url: string;
}

/** The players to show: none unless live, and of each network only where its embed is not empty (specification 4). */
export function listPlayers({ isLive, stream }: Live): readonly Player[] {
  if (!isLive) return [];
  const kick: readonly Player[] = stream.kickEmbedUrl ? [{ network: 'kick', url: stream.kickEmbedUrl }] : [];
  return stream.youtubeEmbedUrl ? [...kick, { network: 'youtube', url: stream.youtubeEmbedUrl }] : kick;
}
