import { getRequestConfig } from 'next-intl/server';
import { numberLocales } from '@/contract/number-form';
import { getInit } from '@/lib/data/init';
import { namedMessages } from './named-messages';

/**
 * One language (D23), one time zone (D22): constants, so that pages stay prerendered. What next-intl calls the locale decides only
 * the points and commas of numbers inside sentences (D39, ADR 191). The names in the texts are the operator's (ADR 236).
 */
export default getRequestConfig(async () => {
  const [form, messages] = await Promise.all([
    getInit().then(
      ({ numberForm }) => numberForm,
      () => 'specification' as const,
    ),
    namedMessages(),
  ]);
  return { locale: numberLocales[form], timeZone: 'Europe/Istanbul', messages };
});
