import { idempotencyHeader, idempotencyKeySchema } from '@/contract/idempotency';
import type { Asked } from './asked';
import { BffError } from './bff-error';

/** The key of a write that has effect once; 422 without one, or for one that the contract does not know. */
export function parseIdempotencyKey(headers: Asked['headers']): string {
  const key = headers.get(idempotencyHeader);
  if (key === null) throw new BffError('validation_failed', { idempotency_key: ['required'] });
  const parsed = idempotencyKeySchema.safeParse(key);
  if (!parsed.success) throw new BffError('validation_failed', { idempotency_key: ['invalid'] });
  return parsed.data;
}
