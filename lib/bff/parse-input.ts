import type { z } from 'zod';
import { ruleOfIssue, rulesByField } from '@/contract/issue-rules';
import { BffError } from './bff-error';

/** Parses with a contract schema; a refusal is 422 with rule names a field (D28). Unknown fields are dropped. */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = rulesByField(parsed.error.issues, ({ path }) => path.map(String).join('.') || null, toRule);
  throw Object.keys(errors).length > 0
    ? new BffError('validation_failed', errors)
    : new BffError('validation_failed');
}

function toRule(issue: z.core.$ZodIssue): string {
  const named = ruleOfIssue(issue);
  if (named) return named;
  return issue.code === 'invalid_type' && issue.message.includes('received undefined')
    ? 'required'
    : 'invalid';
}
