import type { Hunt } from '@/lib/data/hunt-view';
import { pathTo } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/json-ld';

/** The page of a hunt, by its title. */
export function toHuntCrumb({ title, slug }: Hunt): Crumb {
  return { name: title, path: pathTo('hunt', slug) };
}
