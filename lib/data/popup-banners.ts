import 'server-only';
import { z } from 'zod';
import type { DeskState } from '@/contract/desk-content';
import { popupsAnswerSchema } from '@/contract/site';
import { callTo } from '@/lib/calls';
import { safeUrl } from '@/lib/format/safe-url';
import { readPage } from '@/lib/upstream/read-public';
import { findContentEntry, listContent } from './desk-content';
import { type Popup, popupSlides } from './popup-slides';

/** A banner as who runs the popup sees it: the slide it is, in which order and when. */
export interface PopupBanner {
  readonly popup: Popup;
  readonly title: string;
  readonly state: DeskState;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** How many banners are told of: a popup with more slides is looked at by nobody. */
const most = 12;

/** The banners that are not archived, in the order of the popup; past every cache. */
export async function listPopupBanners(): Promise<readonly PopupBanner[]> {
  const { items } = await listContent('banners', { sort: 'newest' });
  const open = items.filter(({ state }) => state !== 'archived').slice(0, most);
  const entries = await Promise.all(open.map(({ slug }) => findContentEntry('banners', slug)));
  return entries
    .flatMap((entry) => (entry ? [{ ...entry, ...valuesSchema.parse(entry.values) }] : []))
    .sort((one, other) => one.sort - other.sort)
    .map(({ slug, title, state, url, picture, starts_at, ends_at }) => ({
      popup: {
        ...{ bannerId: slug, url: url.startsWith('/') ? url : safeUrl(url) },
        ...{ imageUrl: picture ?? callTo('bannerView', slug), title },
      },
      ...{ title, state, startsAt: starts_at, endsAt: ends_at },
    }));
}

/** The popup's slides as visitors have them at this moment; null where the upstream does not say. */
export async function findShownPopups(): Promise<readonly Popup[] | null> {
  const answer = await readPage('/popups', popupsAnswerSchema);
  return answer && popupSlides(answer.data);
}

const valuesSchema = z.object({
  url: z
    .string()
    .nullish()
    .transform((url) => url ?? ''),
  picture: z.string().nullish(),
  sort: z.number().catch(0),
  starts_at: z
    .string()
    .nullish()
    .transform((at) => at ?? null),
  ends_at: z
    .string()
    .nullish()
    .transform((at) => at ?? null),
});
