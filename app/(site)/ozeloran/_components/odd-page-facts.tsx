import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import type { SpecialOdd } from '@/lib/data/special-odd-view';
import { env } from '@/lib/env';
import { serializeJsonLd } from '@/lib/seo/json-ld';
import { sportsEvent } from '@/lib/seo/sports-event';
import { webPage } from '@/lib/seo/thing-json-ld';
import { oddPageOf } from './odd-page-of';
import { sportName } from './sport-name';

interface OddPageFactsProps {
  readonly odd: SpecialOdd;
}

/** What search engines learn of a special odd: the match it is about, or while nobody knows when that is, the page alone. */
export async function OddPageFacts({ odd }: OddPageFactsProps) {
  const t = await getTranslations('specialOdds');
  const origin = env().SITE_URL;
  const { match: name, selection, kickoffAt: startsAt } = odd;
  const { path } = oddPageOf(odd);
  const data = startsAt
    ? sportsEvent({ name, startsAt, sport: await sportName(odd.sport), url: new URL(path, origin).href })
    : webPage(origin, { name, description: t('detailTitle', { match: name, selection }), path });
  return <JsonLd json={serializeJsonLd(data)} />;
}
