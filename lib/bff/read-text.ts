import type { Asked } from './asked';
import { BffError } from './bff-error';
import { readBytes } from './read-bytes';

/** The body as text, cut at `maxBytes` while it streams, strictly UTF-8. Throws `BffError`. */
export async function readText(request: Pick<Asked, 'headers' | 'body'>, maxBytes = 65_536): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new BffError('invalid_json');
  }
}
