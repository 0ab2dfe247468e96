import type { Hook } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { RuleName } from '@/contract/error-body';
import { ruleOfIssue, rulesByField } from '@/contract/issue-rules';
import { ServiceError } from '../service-error';
import type { AppEnv } from './app-env';

/** Turns what a schema refused into the error body of D28; a path parameter that cannot exist is a 404. */
export const validationHook: Hook<unknown, AppEnv, string, unknown> = (result) => {
  if (result.success) return;
  if (result.target === 'param') throw new ServiceError('not_found');
  // The library passes the refused input along; its type does not say so.
  const given: unknown = 'data' in result ? result.data : undefined;
  const findField = ({ path: [name = 'body'] }: z.core.$ZodIssue) => {
    const field = String(name).slice(0, 64);
    return result.target === 'header' ? field.replaceAll('-', '_') : field;
  };
  const errors = rulesByField(result.error.issues, findField, (issue) => toRule(issue, given));
  throw new ServiceError('validation_failed', { errors });
};

function toRule(issue: z.core.$ZodIssue, given: unknown): RuleName {
  return ruleOfIssue(issue) ?? (isMissing(given, issue.path) ? 'required' : 'invalid');
}

function isMissing(given: unknown, path: readonly PropertyKey[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return given === undefined || given === null;
  if (typeof given !== 'object' || given === null) return false;
  return isMissing(Reflect.get(given, key), rest);
}
