import { getTranslations } from 'next-intl/server';

const known = ['futbol', 'basketbol', 'voleybol', 'tenis', 'espor'] as const;

/** A sport by its Turkish name; one that the site does not know is shown as it was sent. */
export async function sportName(sport: string | null): Promise<string | null> {
  const t = await getTranslations('specialOdds.sports');
  const key = known.find((one) => one === sport);
  return key ? t(key) : sport;
}
