import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { z } from 'zod';
import { StartProblem } from '@/system/problem';

/** About 64 MB and a third of a second a try, the least that is advised for what may be guessed at on somebody's own machine (RFC 9106, OWASP). */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 } as const;

const sealedSchema = z.object({ salt: z.string(), nonce: z.string(), tag: z.string(), sealed: z.string() });

/** The secrets under a passphrase: AES-256-GCM with a key that scrypt makes of it. */
export function sealSecrets(secrets: Buffer, passphrase: string): Buffer {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, cost), nonce);
  const sealed = Buffer.concat([cipher.update(secrets), cipher.final()]);
  const parts = { salt, nonce, tag: cipher.getAuthTag(), sealed };
  const texts = Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')]);
  return Buffer.from(`${JSON.stringify(Object.fromEntries(texts))}\n`);
}

/** The secrets again. Throws `StartProblem` for another passphrase than the one they were sealed with. */
export function openSecrets(content: Buffer, passphrase: string): Buffer {
  try {
    const { salt, nonce, tag, sealed } = sealedSchema.parse(JSON.parse(content.toString('utf8')));
    const key = scryptSync(passphrase, Buffer.from(salt, 'base64'), 32, cost);
    const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64'), { authTagLength: 16 });
    cipher.setAuthTag(Buffer.from(tag, 'base64'));
    return Buffer.concat([cipher.update(Buffer.from(sealed, 'base64')), cipher.final()]);
  } catch {
    throw new StartProblem('The passphrase is not the one that the secrets of this backup were sealed with.');
  }
}
