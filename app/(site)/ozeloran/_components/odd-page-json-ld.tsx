import { getTranslations } from 'next-intl/server';
import { WebPageJsonLd } from '@/app/_components/web-page-json-ld';
import { JsonLd } from '@/components/layout/json-ld';
import type { SpecialOdd } from '@/lib/data/special-odd-view';
import { env } from '@/lib/env';
import { serializeJsonLd } from '@/lib/seo/json-ld';
import { sportsEvent } from '@/lib/seo/sports-event';
import { sportName } from './sport-name';
import { toOddCrumb } from './to-odd-crumb';

interface OddPageJsonLdProps {
  readonly odd: SpecialOdd;
}

/** What search engines learn of a special odd: the match it is about, or while nobody knows when that is, the page alone. */
export async function OddPageJsonLd({ odd }: OddPageJsonLdProps) {
  const t = await getTranslations('specialOdds');
  const { selection, kickoffAt: startsAt } = odd;
  const { name, path } = toOddCrumb(odd);
  if (!startsAt) {
    const description = t('detailTitle', { match: name, selection });
    return <WebPageJsonLd name={name} description={description} path={path} />;
  }
  const url = new URL(path, env().SITE_URL).href;
  const match = sportsEvent({ name, startsAt, sport: await sportName(odd.sport), url });
  return <JsonLd json={serializeJsonLd(match)} />;
}
