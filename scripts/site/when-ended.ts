import type { ServerResponse } from 'node:http';

/**
 * Calls once, in the same turn in which the answer is ended, so before its receiver can ask again: with the body where it came in one
 * piece, with null where there is none or it was written in parts.
 */
export function whenEnded(res: ServerResponse, then: (body: Buffer | null) => void): void {
  const { write, end } = res;
  let isWhole = true;
  const writing = (...args: unknown[]) => {
    isWhole = false;
    return Reflect.apply(write, res, args);
  };
  const ending = (...args: unknown[]) => {
    Object.assign(res, { write, end });
    const body = isWhole ? bytesOf(args[0]) : null;
    const answered = Reflect.apply(end, res, args);
    then(body);
    return answered;
  };
  Object.assign(res, { write: writing, end: ending });
}

/** The bytes of a body given in one piece, null where there are none. */
export function bytesOf(chunk: unknown): Buffer | null {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  return chunk instanceof Uint8Array && chunk.length > 0 ? Buffer.from(chunk) : null;
}
