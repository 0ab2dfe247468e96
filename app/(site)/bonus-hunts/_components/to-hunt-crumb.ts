import type { Hunt } from '@/lib/data/hunt-view';
import type { Crumb } from '@/lib/seo/json-ld';

/** The page of a hunt, by its title. */
export function toHuntCrumb({ title, slug }: Hunt): Crumb {
  return { name: title, path: `/bonus-hunts/${slug}` };
}
