import { type OwnYearWire, ownYearSchema } from '@/contract/own-year';

/** The longest name that is read; what we make is far shorter. */
const longest = 600;

/**
 * A year as the name in its picture's address: all that it tells stands in it, and the address is signed (ADR 287). So nobody is asked for somebody's
 * year, and only who was given the address sees it.
 */
export function yearName({ year, name, months, tickets, guess_points, best_x }: OwnYearWire): string {
  const told = [year, name, months, tickets, guess_points, best_x];
  return Buffer.from(JSON.stringify(told)).toString('base64url');
}

/** Reads such a name; null for what is none. */
export function parseYearName(encoded: string): OwnYearWire | null {
  if (encoded.length > longest || !/^[\w-]+$/.test(encoded)) return null;
  try {
    const told: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    if (!Array.isArray(told)) return null;
    const [year, name, months, tickets, guess_points, best_x] = told;
    const facts = ownYearSchema.safeParse({ year, name, months, tickets, guess_points, best_x });
    return facts.success ? facts.data : null;
  } catch {
    return null;
  }
}
