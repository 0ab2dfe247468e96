import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LoginInput } from '@/contract/account';
import { addressKey } from '../../address-key';
import type { ServiceContext } from '../../context';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { openSession } from '../sessions/open-session';
import { fold } from './fold';

type User = typeof users.$inferSelect;

/**
 * A token for the right password of an active account, named by user name or e-mail. Unknown, wrong and banned are one
 * answer in one time: 401 `invalid_credentials`. 429 after 5 failures of an account or 20 of an address in 15 minutes;
 * every try counts before the password is looked at, so that parallel tries cannot slip through.
 */
export async function logIn(ctx: ServiceContext, input: LoginInput): Promise<string> {
  const user = await findUser(ctx, input.email);
  const keys = { address: addressKey(ctx.clientAddress), account: accountKey(user, input.email) };
  await countTry(ctx, keys);
  const matches = await ctx.passwords.verify(user?.passwordHash ?? null, input.password);
  if (!user || !matches || user.status !== 'active') {
    ctx.log.warn({ event: 'login_failed', account: keys.account, address: keys.address }, 'login failed');
    throw new ServiceError('invalid_credentials');
  }
  await Promise.all([
    ctx.limits.loginAccount.clear(keys.account),
    ctx.limits.loginAddress.giveBack(keys.address),
  ]);
  await strengthen(ctx, user, input.password);
  ctx.log.info({ event: 'login_ok', userId: user.id }, 'logged in');
  return openSession(ctx, user.id);
}

interface LimitKeys {
  readonly address: string;
  readonly account: string;
}

async function findUser(ctx: ServiceContext, identifier: string): Promise<User | null> {
  const folded = fold(identifier.trim());
  // PostgreSQL has no NUL in texts; nobody's name has one either.
  if (folded.includes('\0')) return null;
  const column = folded.includes('@') ? users.emailFold : users.usernameFold;
  const rows = await ctx.db.select().from(users).where(eq(column, folded));
  return rows[0] ?? null;
}

/** One key an account however it is spelt, and nothing readable in the table of counters. */
function accountKey(user: User | null, identifier: string): string {
  return user ? userLimitKey(user.id) : hashed(`name:${fold(identifier.trim())}`);
}

/** The key under which failed logins of an account are counted. */
export function userLimitKey(userId: string): string {
  return hashed(`user:${userId}`);
}

function hashed(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}

async function countTry(ctx: ServiceContext, keys: LimitKeys): Promise<void> {
  try {
    await ctx.limits.loginAddress.take(keys.address);
    await ctx.limits.loginAccount.take(keys.account);
  } catch (error) {
    if (error instanceof ServiceError)
      ctx.log.warn({ event: 'login_limited', ...keys }, 'login limit reached');
    throw error;
  }
}

/** A hash of former days is replaced while the password is at hand. */
async function strengthen(ctx: ServiceContext, user: User, password: string): Promise<void> {
  if (!ctx.passwords.isWeak(user.passwordHash)) return;
  const passwordHash = await ctx.passwords.hash(password);
  await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
}
