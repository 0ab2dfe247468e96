import { bannerIdSchema, type PopupWire } from '@/contract/site';
import { callTo } from '@/lib/calls';
import { safeUrl } from '@/lib/format/safe-url';

/** A slide of the banner popup; `imageUrl` is served by this site, `url` is where a click leads, if anywhere. */
export interface Popup {
  readonly bannerId: string;
  readonly url: string | null;
  readonly imageUrl: string;
  readonly title: string | null;
}

/**
 * The slides of the popup: the entries with a `banner_id`, ascending by `sort` as a number. None at all where the first entry, as the
 * upstream sends them, has no `banner_id`: the popup then stays closed (specification 4).
 */
export function popupSlides(entries: readonly PopupWire[]): readonly Popup[] {
  if (String(entries[0]?.banner_id ?? '') === '') return [];
  return [...entries].sort((a, b) => computeRank(a) - computeRank(b)).flatMap(toPopup);
}

function toPopup(wire: PopupWire): Popup[] {
  const id = bannerIdSchema.safeParse(String(wire.banner_id ?? ''));
  if (!id.success) return [];
  const imageUrl = callTo('bannerView', id.data);
  return [{ bannerId: id.data, url: safeUrl(wire.url), imageUrl, title: wire.title || null }];
}

function computeRank({ sort }: PopupWire): number {
  const rank = Number(sort ?? Number.NaN);
  return Number.isFinite(rank) ? rank : Number.MAX_SAFE_INTEGER;
}
