import type { ServerResponse } from 'node:http';

/** A body that comes in parts is put together up to here, in bytes. */
const mostBytes = 1_048_576;

/**
 * Calls once, in the same turn in which the answer is ended, so before its receiver can ask again: with the bytes that left, or with
 * null where there are none or more than a mebibyte of parts.
 */
export function whenEnded(res: ServerResponse, then: (body: Buffer | null) => void): void {
  const { write, end } = res;
  const parts: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: unknown) => {
    const part = toBytes(chunk);
    if (part === null) return;
    bytes += part.length;
    if (bytes <= mostBytes || parts.length === 0) parts.push(part);
  };
  const writing = (...args: unknown[]) => {
    take(args[0]);
    return Reflect.apply(write, res, args);
  };
  const ending = (...args: unknown[]) => {
    Object.assign(res, { write, end });
    take(args[0]);
    const body = Buffer.concat(parts);
    const answered = Reflect.apply(end, res, args);
    then(body.length > 0 && body.length === bytes ? body : null);
    return answered;
  };
  Object.assign(res, { write: writing, end: ending });
}

/** The bytes of a body given in one piece, null where there are none. */
export function toBytes(chunk: unknown): Buffer | null {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  return chunk instanceof Uint8Array && chunk.length > 0 ? Buffer.from(chunk) : null;
}
