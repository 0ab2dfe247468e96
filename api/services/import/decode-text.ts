/** A text, or the line on which the bytes stop being UTF-8. */
export type Decoded = { readonly text: string } | { readonly badLine: number };

const newline = 0x0a;

/**
 * Bytes as UTF-8, a byte order mark taken off. Nothing is guessed: a file in Windows-1254 or UTF-16 would come out with wrong
 * Turkish letters that nobody notices until they stand on a page.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const text = decoded(bytes);
  if (text !== null && !text.includes('\0')) return { text };
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(newline, start);
    const stop = end === -1 ? bytes.length : end;
    const part = decoded(bytes.subarray(start, stop));
    if (part === null || part.includes('\0')) break;
    start = stop + 1;
  }
  return { badLine: line };
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
