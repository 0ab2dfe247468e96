import { createTranslator } from 'next-intl';
import { namedMessages } from '@/lib/i18n/named-messages';

/** The texts of the site, with the operator's names in them. */
export async function readWords() {
  return createTranslator({ locale: 'tr', messages: await namedMessages() });
}

/** What puts a picture into words. */
export type Words = Awaited<ReturnType<typeof readWords>>;
