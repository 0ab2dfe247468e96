import type { z } from 'zod';
import { errorBodySchema } from '@/contract/error-body';

/** An answer of the OpenAPI document: JSON of the given schema. */
export function jsonAnswer<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** A request body of the OpenAPI document: JSON of the given schema, required. */
export function jsonInput<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } };
}

const reasons = {
  400: 'Malformed JSON',
  401: 'Not logged in, or the token is no longer good',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with what is there now',
  413: 'Body too large',
  415: 'Not JSON',
  422: 'Invalid input, per field',
  429: 'Too many requests; see Retry-After',
  500: 'Internal error',
  503: 'Temporarily unavailable; see Retry-After',
} as const;

type ErrorStatus = keyof typeof reasons;

/** What any operation may answer. */
export const anyErrors = [403, 500, 503] as const;

/** What any operation with a JSON body may answer in addition. */
export const bodyErrors = [400, 413, 415, 422] as const;

/** The error answers of an operation, all in the one error body (D27). */
export function errorAnswers(...statuses: readonly ErrorStatus[]) {
  return Object.fromEntries(statuses.map((status) => [status, jsonAnswer(errorBodySchema, reasons[status])]));
}

/** The answers of an operation: what it gives with 200, and its errors beside those that any may have. */
export function answers<T extends z.ZodType>(
  schema: T,
  description: string,
  ...errors: readonly ErrorStatus[]
) {
  return { 200: jsonAnswer(schema, description), ...errorAnswers(...anyErrors, ...errors) };
}
