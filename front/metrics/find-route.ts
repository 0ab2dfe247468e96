interface Place {
  readonly next: Map<string, Place>;
  /** Behind a segment that may be anything. */
  any: Place | null;
  /** What ends here, and what takes whatever follows. */
  pattern: string | null;
  rest: string | null;
}

/**
 * Which of these patterns (`/haberler/[slug]`, `/_next/[...path]`) an address belongs to; null for any other. A segment that is named comes before one that may be
 * anything. Looks no further than the patterns go and remembers nothing, so that made-up addresses cost nothing and fill nothing.
 */
export function routeFinder(patterns: readonly string[]): (path: string) => string | null {
  const start = newPlace();
  for (const pattern of patterns) add(start, pattern);
  return (path) => find(start, segmentsOf(path.split('?', 1)[0] ?? ''), 0);
}

function add(start: Place, pattern: string): void {
  let place = start;
  for (const segment of segmentsOf(pattern)) {
    if (/^\[+\.\.\./.test(segment)) {
      place.rest = pattern;
      // `[[...path]]` may be nothing, too.
      if (segment.startsWith('[[')) place.pattern = pattern;
      return;
    }
    place = segment.startsWith('[') ? anything(place) : named(place, segment);
  }
  place.pattern = pattern;
}

function find(place: Place, segments: readonly string[], at: number): string | null {
  const segment = segments[at];
  if (segment === undefined) return place.pattern;
  const next = place.next.get(segment);
  const found = next === undefined ? null : find(next, segments, at + 1);
  return found ?? (place.any === null ? null : find(place.any, segments, at + 1)) ?? place.rest;
}

function named(place: Place, segment: string): Place {
  const known = place.next.get(segment) ?? newPlace();
  place.next.set(segment, known);
  return known;
}

function anything(place: Place): Place {
  place.any ??= newPlace();
  return place.any;
}

function newPlace(): Place {
  return { next: new Map(), any: null, pattern: null, rest: null };
}

function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.split('/').slice(1);
}
