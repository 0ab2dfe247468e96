import { type ProblemCode, type ProblemValues, problemCodes } from '@/contract/desk-problems';

/** A code with its values as the message of a schema, which takes a text alone: `too_long?most=80`. */
export function say(code: ProblemCode, values: ProblemValues = {}): string {
  const pairs = Object.entries(values).map(([key, value]) => [key, String(value)]);
  return pairs.length === 0 ? code : `${code}?${new URLSearchParams(pairs)}`;
}

/** What `say` wrote; a message of the schema library itself comes as `invalid` with what it said. */
export function parseSaid(message: string): { readonly code: ProblemCode; readonly values: ProblemValues } {
  const [name, query = ''] = message.split('?', 2);
  const code = problemCodes.find((one) => one === name);
  if (code === undefined) return { code: 'invalid', values: { said: message } };
  return { code, values: Object.fromEntries(new URLSearchParams(query)) };
}
