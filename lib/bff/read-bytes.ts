import type { Asked } from './asked';
import { BffError } from './bff-error';

/** The body, cut at `maxBytes` while it streams, and refused before that where its length is named. Throws `BffError`. */
export async function readBytes(
  { headers, body }: Pick<Asked, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Uint8Array> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new BffError('payload_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new BffError('payload_too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    // A visitor who leaves in the middle of a body is no failure of ours: it gets the answer that nobody reads.
    throw error instanceof BffError ? error : new BffError('invalid_json');
  }
  return Buffer.concat(chunks, size);
}
