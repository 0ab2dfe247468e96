import { type NumberArea, numberAreas } from '@/contract/number-origins';
import { pathTo } from '@/lib/paths';
import { areaSegments } from './delivery-paths';

/** The page of a contest's numbers: where each came from, what was put right, what was objected to. */
export function numbersPath(area: NumberArea, slug: string): string {
  return pathTo('numbers', areaSegments[area], slug);
}

/** The area that a segment names; undefined for none. */
export function findNumberArea(segment: string): NumberArea | undefined {
  return numberAreas.find((area) => areaSegments[area] === segment);
}

/** A board of a week or month as its numbers' page names it: `coins-week-2026-11-16`. */
export function boardSlug(
  { metric, period }: { readonly metric: string; readonly period: string },
  start: string,
): string {
  return `${metric}-${period}-${start}`;
}
