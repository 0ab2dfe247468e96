import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { LoginInput } from '@/contract/account';
import { addressKey } from '@/system/address-key';
import type { ServiceContext } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import type { Use } from '../../db/count-uses';
import { users } from '../../db/schema/users';
import { together } from '../../db/transact';
import { takeBack, takeInTurn } from '../../limits';
import { ServiceError } from '../../service-error';
import { accountSuspended, type Sanction } from '../sanctions/find-sanction';
import { assertFactorCode } from '../second-factor/assert-code';
import { isKnownAddress } from '../sessions/known-address';
import { openSession } from '../sessions/open-session';
import { fold } from './fold';
import { type Obstacles, readObstacles } from './read-obstacles';

type User = typeof users.$inferSelect;

/**
 * A token for the right password of an active account, named by user name or e-mail. Unknown, wrong and banned are one
 * answer in one time: 401 `invalid_credentials`. 429 after 5 failures of an account from one address, 20 of an address, or 50 of an account from
 * addresses where it never logged in, in 15 minutes (ADR 178). Who has a second factor is asked for a code: 401 `second_factor_required` without one,
 * 422 on `code` for a wrong one (ADR 234). Who has both right hears why and until when the team closed the account (401 `account_suspended`, ADR
 * 230); every try counts before the password is looked at, so that parallel
 * tries cannot slip through.
 */
export async function logIn(ctx: ServiceContext, input: LoginInput): Promise<string> {
  const user = await findUser(ctx, input.email);
  const tries = await countTry(ctx, user, input.email);
  const matches = await ctx.passwords.verify(user?.passwordHash ?? null, input.password);
  if (!user || !matches || user.status !== 'active') {
    ctx.log.warn({ event: 'login_failed', ...tries.named }, 'login failed');
    throw new ServiceError('invalid_credentials');
  }
  const { factor, sanction } = await readObstacles(ctx, user.id);
  if (factor) await askSecondFactor(ctx, user, { factor, tries, code: input.code });
  await strengthen(ctx, user, input.password);
  return admit(ctx, user, { tries, sanction });
}

async function admit(ctx: ServiceContext, { id: userId }: User, { tries, sanction }: Right): Promise<string> {
  if (sanction) {
    await forgive(ctx.db, tries);
    throw accountSuspended(sanction);
  }
  const [token] = await together(ctx.db, (db) =>
    Promise.all([openSession({ ...ctx, db }, userId), forgive(db, tries)]),
  );
  ctx.log.info({ event: 'login_ok', userId }, 'logged in');
  return token;
}

interface Right {
  readonly tries: Tries;
  readonly sanction: Sanction | null;
}

/** What a right password takes back: the failures from here, and this try where others count as well. */
async function forgive(db: Database, { uses: [pair, ...others] }: Tries): Promise<void> {
  await takeBack(db, { forgotten: [pair], returned: others });
}

/** Without a code the try counts for nothing, but forgets no wrong one either: the password alone opens no more tries. */
async function askSecondFactor(
  ctx: ServiceContext,
  { id: userId }: User,
  { factor, tries, code }: Asked,
): Promise<void> {
  if (code !== undefined) return assertFactorCode(ctx, { userId, ...factor, code });
  await takeBack(ctx.db, { returned: tries.uses });
  throw new ServiceError('second_factor_required');
}

interface Asked {
  readonly factor: NonNullable<Obstacles['factor']>;
  readonly tries: Tries;
  readonly code: string | undefined;
}

/** What a try counts for: its account from its address first. */
interface Tries {
  readonly uses: readonly [Use, ...Use[]];
  /** Account and address, as the log names them. */
  readonly named: { readonly account: string; readonly address: string };
}

/** Whoever made up an account's name waits for the same look into the sessions, which is sent with the count that goes without it. */
async function countTry(ctx: ServiceContext, user: User | null, identifier: string): Promise<Tries> {
  const address = addressKey(ctx.clientAddress);
  const account = accountKey(user, identifier);
  const { loginPair, loginAddress, loginAccount } = ctx.limits;
  const uses = [loginPair.use(pairKey(account, address)), loginAddress.use(address)] as const;
  const named = { account, address };
  try {
    const [isKnown] = await together(ctx.db, (db) =>
      Promise.all([isKnownAddress({ ...ctx, db }, user?.id ?? nobody), takeInTurn(db, uses)]),
    );
    if (isKnown) return { uses, named };
    await loginAccount.take(account);
    return { uses: [...uses, loginAccount.use(account)], named };
  } catch (error) {
    if (error instanceof ServiceError)
      ctx.log.warn({ event: 'login_limited', ...named }, 'login limit reached');
    throw error;
  }
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Forgets the failures of an account here and, for this address, together with it: its member has proved who they are by mail. */
export async function forgetFailedLogins(ctx: ServiceContext, userId: string): Promise<void> {
  const account = userLimitKey(userId);
  const pair = pairKey(account, addressKey(ctx.clientAddress));
  await Promise.all([ctx.limits.loginAccount.clear(account), ctx.limits.loginPair.clear(pair)]);
}

async function findUser(ctx: ServiceContext, identifier: string): Promise<User | null> {
  const folded = fold(identifier.trim());
  // PostgreSQL has no NUL in texts; nobody's name has one either.
  if (folded.includes('\0')) return null;
  const [found] = await (folded.includes('@') ? byEmail : byUsername)(ctx.db).execute({ folded });
  return found ?? null;
}

const byEmail = builtOnce((db: Database) => selectBy(db, users.emailFold));
const byUsername = builtOnce((db: Database) => selectBy(db, users.usernameFold));

function selectBy(db: Database, column: typeof users.emailFold | typeof users.usernameFold) {
  return db
    .select()
    .from(users)
    .where(eq(column, sql.placeholder('folded')))
    .prepare('');
}

/** One key an account however it is spelt, and nothing readable in the table of counters. */
function accountKey(user: User | null, identifier: string): string {
  return user ? userLimitKey(user.id) : hashed(`name:${fold(identifier.trim())}`);
}

function pairKey(account: string, address: string): string {
  return hashed(`${account} ${address}`);
}

function userLimitKey(userId: string): string {
  return hashed(`user:${userId}`);
}

function hashed(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}

/** A hash of former days is replaced while the password is at hand. */
async function strengthen(ctx: ServiceContext, user: User, password: string): Promise<void> {
  if (!ctx.passwords.isWeak(user.passwordHash)) return;
  const passwordHash = await ctx.passwords.hash(password);
  await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
}
