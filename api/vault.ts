import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { ServiceError } from './service-error';

/** Keeps short secrets of the database unreadable without the key, which is not in the database. */
export interface Vault {
  /** Encrypts; `about` names what it belongs to, and only under the same name it opens again. */
  seal(text: string, about: string): string;
  /** What was sealed. Throws when it was changed, moved elsewhere, or sealed under a key that is gone. */
  open(sealed: string, about: string): string;
  /** A keyed hash: equal for equal texts, and nothing that can be guessed from outside. Hex. */
  fingerprint(text: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * A vault of AES-256-GCM under keys derived from `VAULT_KEY`. Several keys, separated by commas, rotate: the first one seals, each
 * opens. Fingerprints go by the last one, which is therefore the one to keep: it is what they are compared by.
 */
export function createVault(vaultKey: string): Vault {
  const secrets = vaultKey.split(',').map((secret) => secret.trim());
  const keys = secrets.map((secret) => derived(secret, 'seal'));
  const hashKey = derived(secrets.at(-1) ?? '', 'fingerprint');
  return {
    seal: (text, about) => sealWith(keys[0] ?? hashKey, text, about),
    open: (sealed, about) => openWithAny(keys, Buffer.from(sealed, 'base64'), about),
    fingerprint: (text) => createHmac('sha256', hashKey).update(text).digest('hex'),
  };
}

/** Where no key is set: what needs one is unavailable, and everything else goes on. */
export const noVault: Vault = { seal: refuse, open: refuse, fingerprint: refuse };

function refuse(): never {
  throw new ServiceError('unavailable');
}

function derived(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `sikke vault: ${use}`, 32));
}

function sealWith(key: Buffer, text: string, about: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

function openWithAny(keys: readonly Buffer[], sealed: Buffer, about: string): string {
  for (const key of keys) {
    const text = openWith(key, sealed, about);
    if (text !== null) return text;
  }
  throw new Error('a sealed text does not open under any key');
}

function openWith(key: Buffer, sealed: Buffer, about: string): string | null {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const text = decipher.update(sealed.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
