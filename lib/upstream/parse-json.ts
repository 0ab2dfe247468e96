import type { RawAnswer } from './exchange';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The parsed body, or `undefined` where it is not JSON in UTF-8 without a byte order mark. */
export function parseJson({ type, bytes }: Pick<RawAnswer, 'type' | 'bytes'>): unknown {
  if (type !== 'application/json' && !type.endsWith('+json')) return undefined;
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}
