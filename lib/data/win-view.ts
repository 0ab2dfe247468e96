import type { ReactionCounts } from '@/contract/win-reactions';
import type { WinWire } from '@/contract/wins';
import { callTo } from '@/lib/calls';
import { gameProviderName } from '@/lib/format/game-providers';
import { assetUrl, safeUrl } from '@/lib/format/safe-url';
import { toSite } from '@/lib/format/to-site';
import { type PublicUser, toPublicUser } from './public-user';
import { type SponsorRef, toSponsorRef } from './sponsor-ref';

/** The game of a win; one outside the catalogue has a name alone. */
export interface WinGame {
  readonly name: string;
  readonly slug: string | null;
  readonly provider: { readonly code: string; readonly name: string } | null;
}

/** A replay on another site: its address and the host a visitor is told before leaving. */
export interface Replay {
  readonly url: string;
  readonly host: string;
}

/** A win as it is shown; `bet` and `win` in minor units of `currency`, `approvedAt` an ISO time. */
export interface Win {
  readonly id: string;
  readonly game: WinGame;
  readonly bet: number;
  readonly win: number;
  readonly currency: string;
  readonly x: number;
  readonly imageUrl: string | null;
  /** The size of the viewer's own screen, in pixels; null for a cover, which is 16:9, and where there is none. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly replay: Replay | null;
  readonly content: string | null;
  readonly isFeatured: boolean;
  readonly approvedAt: string | null;
  readonly user: PublicUser | null;
  readonly sponsor: SponsorRef | null;
  /** How many members said what, when the page was made; null where the upstream takes no reactions (D27). */
  readonly reactions: ReactionCounts | null;
}

/** Reads a win of the wire. */
export function toWin(wire: WinWire, cdnUrl: string): Win {
  return {
    id: String(wire.id),
    game: toGame(wire),
    bet: wire.bet,
    win: wire.win,
    currency: wire.currency || 'TRY',
    x: wire.x ?? (wire.bet > 0 ? wire.win / wire.bet : 0),
    imageUrl: wire.picture ? callTo('picture', wire.picture.id) : assetUrl(cdnUrl, wire.image),
    size: wire.picture ? { width: wire.picture.width, height: wire.picture.height } : null,
    replay: parseReplay(wire.link),
    content: wire.content?.trim() || null,
    isFeatured: wire.is_featured ?? false,
    approvedAt: wire.approved_at ?? null,
    user: wire.user ? toPublicUser(wire.user, cdnUrl) : null,
    sponsor: wire.sponsor ? toSponsorRef(wire.sponsor, cdnUrl) : null,
    reactions: wire.reactions ?? null,
  };
}

function toGame({ game, game_name }: WinWire): WinGame {
  if (!game) return { name: game_name || '–', slug: null, provider: null };
  const code = game.provider_code;
  const provider = code ? { code, name: gameProviderName(code) } : null;
  return { name: game.name, slug: game.slug, provider };
}

/** Only http(s) leads out, and never under a disguised name: the host is what the address says (T-URL-1). */
function parseReplay(link: string | null | undefined): Replay | null {
  const url = safeUrl(link);
  return url === null ? null : { url, host: toSite(url) };
}
