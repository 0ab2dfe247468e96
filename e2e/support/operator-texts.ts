import { nameTexts, toSiteNames } from '@/contract/named-texts';
import texts from '@/messages/tr.json' with { type: 'json' };

/** What the operator's own site and coin are called. */
export const ownNames = { site: 'Fener Yayında', coin: 'Akçe' } as const;

/** Every text as that site says it. */
export const messages = nameTexts(texts, toSiteNames({ ...ownNames, forms: {} }));
