import { parseAmount } from '@/lib/format/parse-amount';

/**
 * What the form of an entry holds, as the handler takes it: money in minor units, nothing for what is empty. A text that is no amount goes
 * out as it is and comes back as an error beside its field.
 */
export function readEntry(fields: FormData): Readonly<Record<string, unknown>> {
  const entries = [...fields].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(
    entries.flatMap(([name, text]) => {
      if (text === '') return [];
      return [[name, ['bet', 'win', 'amount'].includes(name) ? (parseAmount(text) ?? text) : text]];
    }),
  );
}
