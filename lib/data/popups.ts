import 'server-only';
import { cache } from 'react';
import { bannerIdSchema, type PopupWire, popupsAnswerSchema } from '@/contract/site';
import { safeUrl } from '@/lib/format/safe-url';
import { publicReader } from '@/lib/upstream/read-public';

/** A slide of the banner popup; `imageUrl` is served by this site, `url` is where a click leads, if anywhere. */
export interface Popup {
  readonly bannerId: string;
  readonly url: string | null;
  readonly imageUrl: string;
  readonly title: string | null;
}

const read = publicReader({
  tag: 'popups',
  path: '/popups',
  answer: popupsAnswerSchema,
  revalidateS: 60,
  unavailable: { status: false, data: [] },
});

/** The slides with a `banner_id`, ascending by `sort` as a number; throws `UpstreamError` where they were never known. */
export const listPopups = cache(async (): Promise<readonly Popup[]> => {
  const { data } = await read();
  return [...data].sort((a, b) => rankOf(a) - rankOf(b)).flatMap(popupOf);
});

function popupOf(wire: PopupWire): Popup[] {
  const id = bannerIdSchema.safeParse(String(wire.banner_id ?? ''));
  if (!id.success) return [];
  const imageUrl = `/api/bc/banners/${id.data}/view`;
  return [{ bannerId: id.data, url: safeUrl(wire.url), imageUrl, title: wire.title || null }];
}

function rankOf({ sort }: PopupWire): number {
  const rank = Number(sort ?? Number.NaN);
  return Number.isFinite(rank) ? rank : Number.MAX_SAFE_INTEGER;
}
