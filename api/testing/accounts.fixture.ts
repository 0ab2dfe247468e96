import { eq } from 'drizzle-orm';
import { loginAnswerSchema } from '@/contract/account';
import { emailChanges } from '../db/schema/email-changes';
import { passwordResets } from '../db/schema/password-resets';
import { settings } from '../db/schema/settings';
import { users } from '../db/schema/users';
import { fold } from '../services/accounts/fold';
import { tokenHash } from '../services/passwords/token-hash';
import type { TestApp } from './app.fixture';
import { quickPasswords } from './quick-passwords.fixture';

/** A password that passes every rule. */
export const goodPassword = 'Deniz-Feneri7';

/** One hash serves all accounts: the password is the same. */
let goodHash: Promise<string> | undefined;
let addresses = 0;

/** An address nobody used before, so that no limit of another test is met. */
export function freshAddress(): string {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** The body of a registration for a name, with changes. */
export function registration(username: string, changes: Readonly<Record<string, unknown>> = {}) {
  const password = goodPassword;
  const consent = { adult_confirmed: true, terms_accepted: true };
  const passwords = { password, password_confirmation: password };
  return { username, email: `${username}@ornek.com`, ...passwords, ...consent, ...changes };
}

/** Makes an account straight in the database; answers its id. */
export async function makeUser(
  site: TestApp,
  username: string,
  changes: Partial<typeof users.$inferInsert> = {},
) {
  const email = `${username}@ornek.com`;
  const folds = { usernameFold: fold(username), emailFold: fold(email) };
  goodHash ??= quickPasswords.hash(goodPassword);
  const passwordHash = await goodHash;
  const row = { id: site.deps.ids.uuid(), username, email, ...folds, passwordHash, ...changes };
  await site.database.db.insert(users).values(row);
  return row.id;
}

/** A link to a new password, as if it had been mailed just now. */
export async function addReset(
  site: TestApp,
  { token, userId }: { readonly token: string; readonly userId: string },
): Promise<void> {
  const expiresAt = new Date(site.clock.now() + 30 * 60_000);
  await site.database.db.insert(passwordResets).values({ tokenHash: tokenHash(token), userId, expiresAt });
}

/** A link that confirms another address, as if it had been mailed just now; `sessionId` is the login that asked. */
export async function addEmailChange(
  site: TestApp,
  {
    token,
    userId,
    email,
    sessionId = site.deps.ids.uuid(),
  }: {
    readonly token: string;
    readonly userId: string;
    readonly email: string;
    readonly sessionId?: string;
  },
): Promise<void> {
  const asked = { userId, sessionId, requestId: site.deps.ids.uuid() };
  const expiresAt = new Date(site.clock.now() + 30 * 60_000);
  const row = { ...asked, email, emailFold: fold(email), tokenHash: tokenHash(token), expiresAt };
  await site.database.db.insert(emailChanges).values(row);
}

/** Logs in and answers the token. */
export async function logInAs(site: TestApp, email: string, password = goodPassword): Promise<string> {
  const answer = await site.call('POST', '/login', { body: { email, password }, address: freshAddress() });
  return loginAnswerSchema.parse(await answer.json()).token;
}

/** The stored row of a user. */
export async function storedUser(site: TestApp, username: string) {
  const rows = await site.database.db
    .select()
    .from(users)
    .where(eq(users.usernameFold, fold(username)));
  return rows[0];
}

/** Sets the avatars that members may choose from. */
export function setAvatars(site: TestApp, avatars: readonly string[]): Promise<void> {
  return store(site, { key: 'main', value: { avatars } });
}

/** From now on players verify Telegram before they write (D9). */
export function requireTelegram(site: TestApp): Promise<void> {
  return store(site, { key: 'init', value: { setting: { login_telegram_required: true } } });
}

async function store(site: TestApp, row: typeof settings.$inferInsert): Promise<void> {
  await site.database.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
}
