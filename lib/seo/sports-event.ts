import type { JsonLd } from './json-ld';

/** A match as structured data names it; `startsAt` is an ISO time, `sport` its name in Turkish. */
export interface SportsEventDescription {
  readonly name: string;
  readonly startsAt: string;
  readonly sport: string | null;
  readonly url: string;
}

/** The match a special odd is about. The odds themselves stay out: they are an offer to adults, not a product to list. */
export function sportsEvent({ name, startsAt, sport, url }: SportsEventDescription): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    startDate: startsAt,
    url,
    ...(sport ? { sport } : {}),
  };
}
