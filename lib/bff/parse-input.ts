import type { z } from 'zod';
import { BffError } from './bff-error';

/** Parses with a contract schema; a refusal is 422 with rule names a field (D28). Unknown fields are dropped. */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.map(String).join('.');
    if (field) errors[field] = [...(errors[field] ?? []), ruleOf(issue)];
  }
  throw Object.keys(errors).length > 0
    ? new BffError('validation_failed', errors)
    : new BffError('validation_failed');
}

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return isNumber(issue.origin) ? 'too_high' : 'max.string';
  if (issue.code === 'too_small' && isNumber(issue.origin)) return 'too_low';
  return issue.code === 'invalid_type' && issue.message.includes('received undefined')
    ? 'required'
    : 'invalid';
}

/** A number is too high, a text too long: the words for one make no sense of the other. */
function isNumber(origin: string): boolean {
  return origin === 'number' || origin === 'int' || origin === 'bigint';
}
