import type { SpecialOdd } from '@/lib/data/special-odd-view';
import { pathTo } from '@/lib/paths';
import type { Crumb } from '@/lib/seo/json-ld';

/** The page of a special odd, by the match it is about. */
export function toOddCrumb({ match, slug }: SpecialOdd): Crumb {
  return { name: match, path: pathTo('odd', slug) };
}
