import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Ids } from './context';

/** Random ids and secrets from the system's own source. */
export const randomIds: Ids = {
  uuid: randomUUID,
  secret: () => randomBytes(32).toString('base64url'),
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
};
