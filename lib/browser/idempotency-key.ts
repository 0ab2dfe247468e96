/** Says under which key a body is sent. */
export interface KeyKeeper {
  /** The key of this body: the same one for as long as the body stays the same, a new one for another body. */
  keyFor(body: unknown): string;
  /** After success: the same body sent again is meant again. */
  forget(): void;
}

/**
 * One idempotency key for a filled form: a repeat after a lost answer carries the key of the first try, so the server does it
 * once; a form that was changed is another request. Keys are 128 random bits in hex.
 */
export function createKeyKeeper(): KeyKeeper {
  let kept: { readonly text: string; readonly key: string } | null = null;
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body) ?? '';
      if (kept?.text !== text) kept = { text, key: randomKey() };
      return kept.key;
    },
    forget: () => {
      kept = null;
    },
  };
}

/** 128 random bits in hex. `crypto.randomUUID` is missing on plain http, where the site may run in a house's own network (D32). */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
