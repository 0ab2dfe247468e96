import { createHash } from 'node:crypto';
import type { Bytes, Hashing } from '@/contract/draw/hashing';

/** Runs the work with this program's own SHA-256. */
export function hashedNow<T>(work: Hashing<T>): T {
  let step = work.next();
  while (!step.done) step = work.next(step.value.map(sha256));
  return step.value;
}

function sha256(text: Bytes): Bytes {
  return new Uint8Array(createHash('sha256').update(text).digest());
}
