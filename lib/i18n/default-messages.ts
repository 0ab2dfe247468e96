import { defaultNames, nameTexts } from '@/contract/named-texts';
import texts from '@/messages/tr.json' with { type: 'json' };

/** Every text with the product's own names, for what knows no operator: artwork, checks of an upstream, tests. */
export const messages = nameTexts(texts, defaultNames);
