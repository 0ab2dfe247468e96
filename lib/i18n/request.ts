import { getRequestConfig } from 'next-intl/server';
import { numberLocales } from '@/contract/number-form';
import { getInit } from '@/lib/data/init';
import messages from '@/messages/tr.json';

/**
 * One language (D23), one time zone (D22): constants, so that pages stay prerendered. What next-intl calls the locale decides only
 * the points and commas of numbers inside sentences (D39, ADR 191).
 */
export default getRequestConfig(async () => {
  const form = await getInit().then(
    ({ numberForm }) => numberForm,
    () => 'specification' as const,
  );
  return { locale: numberLocales[form], timeZone: 'Europe/Istanbul', messages };
});
