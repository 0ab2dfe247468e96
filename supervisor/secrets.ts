import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../system/problem';

const secretsSchema = z.object({
  SESSION_PASSWORD: z.string().min(32),
  UPSTREAM_JWT_SECRET: z.string().min(32),
  CLIENT_ID: z.string().min(16),
  REVALIDATE_SECRET: z.string().min(32),
  VAULT_KEY: z.string().min(32),
  /** The private key that browsers' push services know this installation by: 32 bytes in base64url. */
  VAPID_KEY: z.string().regex(/^[\w-]{43}$/),
  SEED_PASSWORD: z.string().min(8),
  /** Who holds it makes the first admin (D38): only where the site is one of its own. */
  SETUP_TOKEN: z.string().min(32).optional(),
});

/** What one installation keeps secret. */
export type Secrets = z.infer<typeof secretsSchema>;
/** What an older installation or backup may lack. */
const later = { VAULT_KEY: true, VAPID_KEY: true } as const;
const storedSchema = secretsSchema.partial(later);
type StoredSecrets = z.infer<typeof storedSchema>;

/**
 * The secrets of this installation, made once and kept in `.data/secrets.json` (mode 0600). Throws `StartProblem` on a
 * file that cannot be read: making new ones silently would log everybody out.
 */
export function installationSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  return existsSync(file) ? storedSecrets(file) : madeSecrets(file);
}

/** The secrets that a backup of this installation holds, those of the environment in place of the stored ones; null where it keeps none. */
export function secretsInUse(
  dataFolder: string,
  env: Readonly<Record<string, string | undefined>>,
): Secrets | null {
  const file = join(dataFolder, 'secrets.json');
  if (!existsSync(file)) return null;
  const given = [...['SESSION_PASSWORD', 'CLIENT_ID', 'REVALIDATE_SECRET'], ...Object.keys(later)].flatMap(
    (name) => (env[name] ? [[name, env[name]]] : []),
  );
  return secretsSchema.parse({ ...storedSecrets(file), ...Object.fromEntries(given) });
}

/** What is wrong with the secrets in a folder that has some, in a sentence; null where nothing is. Nothing is made or completed. */
export function secretsProblem(dataFolder: string): string | null {
  const file = join(dataFolder, 'secrets.json');
  return storedSchema.safeParse(readJson(file)).success ? null : unreadable(file);
}

/** Secrets out of a backup. Throws `StartProblem` where they are none. */
export function parseSecrets(content: Buffer): Secrets {
  const secrets = storedSchema.safeParse(JSON.parse(content.toString('utf8')));
  if (secrets.success && secrets.data.VAULT_KEY !== undefined) return whole(secrets.data);
  throw new StartProblem('The secrets of the backup are not those of an installation of Sikke.');
}

/** Puts the secrets of a backup into a folder that has none. */
export function keepSecrets(dataFolder: string, secrets: Secrets): void {
  written(join(dataFolder, 'secrets.json'), secrets);
}

function storedSecrets(file: string): Secrets {
  const stored = storedSchema.safeParse(readJson(file));
  if (stored.success) return completed(file, stored.data);
  throw new StartProblem(unreadable(file));
}

function unreadable(file: string): string {
  return `${file} is not readable as this installation's secrets: restore it from a backup, or remove it to make new ones (everybody is logged out, the demo accounts keep their old password).`;
}

/** The secrets with a token for the setup, made once; from then on the folder is one of a site of its own. */
export function withSetupToken(dataFolder: string, secrets: Secrets): Secrets {
  if (secrets.SETUP_TOKEN !== undefined) return secrets;
  return written(join(dataFolder, 'secrets.json'), { ...secrets, SETUP_TOKEN: random(36) });
}

/** An installation that is older than one of its keys gets that now. */
function completed(file: string, stored: StoredSecrets): Secrets {
  const secrets = whole(stored);
  const isWhole = Object.keys(later).every((name) => name in stored);
  return isWhole ? secrets : written(file, secrets);
}

function whole({ VAULT_KEY, VAPID_KEY, ...rest }: StoredSecrets): Secrets {
  return { ...rest, VAULT_KEY: VAULT_KEY ?? random(36), VAPID_KEY: VAPID_KEY ?? pushKey() };
}

/** A private key of P-256 (RFC 8292). */
function pushKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

function madeSecrets(file: string): Secrets {
  return written(file, {
    SESSION_PASSWORD: random(36),
    UPSTREAM_JWT_SECRET: random(36),
    CLIENT_ID: random(24),
    REVALIDATE_SECRET: random(36),
    VAULT_KEY: random(36),
    VAPID_KEY: pushKey(),
    SEED_PASSWORD: demoPassword(),
  });
}

function written(file: string, secrets: Secrets): Secrets {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
  return secrets;
}

/** Keeps the password rule (D29) and reads well from a terminal: no letter that looks like another. */
function demoPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const tail = [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('');
  return `Demo-${tail}`;
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
