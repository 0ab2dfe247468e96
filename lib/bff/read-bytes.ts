import { BffError } from './bff-error';

/** The body, cut at `maxBytes` while it streams, and refused before that where its length is named. Throws `BffError`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new BffError('payload_too_large');
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  let size = 0;
  // A visitor who leaves in the middle of a body is no failure of ours: it gets the answer that nobody reads.
  const part = () => reader?.read().catch(() => Promise.reject(new BffError('invalid_json')));
  for (let next = await part(); next?.value; next = await part()) {
    size += next.value.byteLength;
    if (size > maxBytes) throw await tooLarge(reader);
    chunks.push(next.value);
  }
  return Buffer.concat(chunks, size);
}

async function tooLarge(reader: { cancel: () => Promise<void> } | undefined): Promise<BffError> {
  await reader?.cancel();
  return new BffError('payload_too_large');
}
