import { BffError } from './bff-error';

const maxBytes = 65_536;

/** The body as text, cut at 64 KB while it streams, strictly UTF-8. Throws `BffError`. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new BffError('payload_too_large');
  // A visitor who goes away in the middle sent no whole body: no failure of ours.
  const bytes = await readBytes(request).catch((error: unknown) => {
    throw error instanceof BffError ? error : new BffError('invalid_json');
  });
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new BffError('invalid_json');
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
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
