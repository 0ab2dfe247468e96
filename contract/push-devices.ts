import { z } from 'zod';

/** The longest address of a push service that is taken. */
export const longestEndpoint = 1000;

/**
 * POST /user/push-device: what a browser's `PushSubscription` says of itself as JSON. `endpoint` is https on a public host; the keys are those of
 * RFC 8291, in base64url.
 */
export const pushDeviceInputSchema = z.object({
  endpoint: z.string().min(1).max(longestEndpoint),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
/** The input of POST /user/push-device. */
export type PushDeviceInput = z.infer<typeof pushDeviceInputSchema>;
