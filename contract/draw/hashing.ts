/** Bytes of their own memory, as every hash function takes and gives them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Work that needs SHA-256 and leaves to its runner how it is computed: it yields texts of bytes and gets back their hashes in the same
 * order. So the server, which has a synchronous one, and a browser, which has an asynchronous one, run the very same formula.
 */
export type Hashing<T> = Generator<readonly Bytes[], T, readonly Bytes[]>;

/** The hash of one text. */
export function* hashParts(...parts: readonly Bytes[]): Hashing<Bytes> {
  const [hash] = yield [joined(parts)];
  if (!hash) throw new Error('a hash is missing');
  return hash;
}

/** The parts as one text. */
export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A text in UTF-8. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** Lower-case hex, two digits a byte. */
export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes that hex stands for. */
export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
