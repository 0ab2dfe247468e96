import type { Logger } from 'pino';
import { bucketSettings } from '@/api/env';
import type { Bucket } from '@/api/s3/bucket';
import { createBucket } from '@/api/s3/create-bucket';

/** A command has more time than a visitor, in milliseconds. */
const longestMs = 30_000;

/** The bucket that an installation's pictures lie in, as its environment says; null where they lie in the database. */
export function bucketInUse(env: Readonly<Record<string, string | undefined>>, log: Logger): Bucket | null {
  return createBucket(bucketSettings(env), log, longestMs);
}
