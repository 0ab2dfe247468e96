import { z } from 'zod';

/** The name of the header that makes a repeated write one write. */
export const idempotencyHeader = 'idempotency-key';

/**
 * What a key may be: made by the caller once for what a form was filled with, and sent with every repeat. It belongs to the
 * member who sends it; with another body or to another path it is refused (T-LED-3).
 */
export const idempotencyKeySchema = z.string().regex(/^[\w.-]{1,64}$/);

/** The headers of a write that has effect once. A refusal names the field `idempotency_key`. */
export const idempotencyHeadersSchema = z.object({ [idempotencyHeader]: idempotencyKeySchema });
