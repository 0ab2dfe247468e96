import type { z } from 'zod';
import { log } from '@/lib/log';
import { invalidAnswer } from './error';

/**
 * An answer parsed with the contract. Of a list whose entries are partly broken the others are kept: one sponsor without a name must not
 * hold up every later change of the list. What was left out is logged by its place. Throws `UpstreamError` where nothing good is left.
 */
export function parseAnswer<T>(answer: z.ZodType<T>, json: unknown, path: string): T {
  const whole = answer.safeParse(json);
  if (whole.success) return whole.data;
  const broken = brokenEntries(whole.error);
  const rest = broken && listWithout(json, broken);
  const parsed = rest ? answer.safeParse(rest) : whole;
  if (!parsed.success) throw invalidAnswer(whole.error);
  const places = whole.error.issues.slice(0, mostLogged).map((issue) => issue.path.join('.'));
  log().warn({ event: 'entries_dropped', path, count: broken?.size, places }, 'upstream: entries left out');
  return parsed.data;
}

const mostLogged = 5;

/** The entries of `data` that break the contract; null where something else does. */
function brokenEntries({ issues }: z.ZodError): ReadonlySet<number> | null {
  const entries = issues.map(({ path: [first, entry] }) => (first === 'data' ? entry : undefined));
  const numbers = entries.filter((entry) => typeof entry === 'number');
  return numbers.length === entries.length ? new Set(numbers) : null;
}

/** Null where no entry is left: a list of garbage is garbage. */
function listWithout(json: unknown, broken: ReadonlySet<number>): object | null {
  if (typeof json !== 'object' || json === null || !('data' in json) || !Array.isArray(json.data))
    return null;
  const data = json.data.filter((_, index) => !broken.has(index));
  return data.length > 0 ? { ...json, data } : null;
}
