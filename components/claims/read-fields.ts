import { parseAmount } from '@/lib/format/parse-amount';

const money = ['amount', 'bet', 'win'];
const ticked = ['terms', 'show_picture', 'allow_public'];

/**
 * What a form of claims holds, as the handler takes it: money in minor units, moments as ISO times, boxes as yes or no, nothing for what
 * is empty. A text that is no amount or no time goes out as it is and comes back as an error beside its field.
 */
export function readFields(fields: FormData): Readonly<Record<string, unknown>> {
  const entries = [...fields].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? [] : [[name, parseField(name, text)] as const];
  });
  return Object.fromEntries(entries);
}

function parseField(name: string, text: string): unknown {
  if (money.includes(name)) return parseAmount(text) ?? text;
  if (ticked.includes(name)) return true;
  if (name !== 'deposit_date') return text;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}
