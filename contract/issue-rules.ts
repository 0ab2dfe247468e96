import type { z } from 'zod';
import { type RuleName, ruleNames } from './error-body';

/**
 * The rule that an issue of a schema broke, in the words of the error body (D28); null where only the caller can tell a missing
 * value from a wrong one. A refinement may name its rule itself: `params: { rule }`.
 */
export function ruleOfIssue(issue: z.core.$ZodIssue): RuleName | null {
  switch (issue.code) {
    case 'invalid_type':
      return null;
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'max.string' : 'too_high';
    case 'too_small':
      return smallRule(issue);
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'invalid';
    case 'custom':
      return ruleNames.find((rule) => rule === issue.params?.rule) ?? 'invalid';
    default:
      return 'invalid';
  }
}

/**
 * The rules that were broken, by field, in the order of the issues. A field may have any name that a caller thought of, those of every
 * object's own methods among them. An issue without a field (`null`) is left out.
 */
export function rulesByField<Rule extends string>(
  issues: readonly z.core.$ZodIssue[],
  fieldOf: (issue: z.core.$ZodIssue) => string | null,
  ruleOf: (issue: z.core.$ZodIssue) => Rule,
): Record<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const issue of issues) {
    const field = fieldOf(issue);
    if (field !== null) rules.set(field, [...(rules.get(field) ?? []), ruleOf(issue)]);
  }
  return Object.fromEntries(rules);
}

/** A list or a text that must not be empty is a field that was not filled in. */
function smallRule({ origin, minimum }: z.core.$ZodIssueTooSmall): RuleName {
  if (origin === 'array' || (origin === 'string' && Number(minimum) === 1)) return 'required';
  return origin === 'string' ? 'too_short' : 'too_low';
}
