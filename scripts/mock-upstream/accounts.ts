import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { RegisterInput, UserWire } from '@/contract/account';
import { accountLimits, passwordPatterns, usernamePattern } from '@/contract/account-rules';
import type { RuleName } from '@/contract/error-body';

interface Account {
  readonly username: string;
  readonly email: string;
  readonly salt: Buffer;
  readonly hash: Buffer;
  avatar: string;
}

/** The account that is there from the start. */
export const demoAccount = {
  username: 'deneme',
  email: 'deneme@ornek.com',
  password: 'Deneme-123',
  avatar: '/avatars/2/1.jpg',
} as const;

/** The accounts of a mock upstream, in memory. */
export interface Accounts {
  /** The user name behind a name or e-mail and its password; null where they do not fit. */
  check(name: string, password: string): string | null;
  /** Makes an account; answers what is wrong with the input, by field, or null. */
  add(input: RegisterInput): Readonly<Record<string, RuleName[]>> | null;
  /** The user as GET /user answers it. */
  read(username: string): UserWire | null;
  chooseAvatar(username: string, avatar: string): void;
}

/** Accounts with the demo account among them. */
export function createAccounts(): Accounts {
  const known = new Map<string, Account>();
  const find = (name: string) =>
    [...known.values()].find(({ username, email }) => [fold(username), fold(email)].includes(fold(name)));
  const store = (
    { username, email, password }: Pick<RegisterInput, 'username' | 'email' | 'password'>,
    avatar = '',
  ) => {
    const salt = randomBytes(16);
    known.set(username, { username, email, salt, hash: toHash(password, salt), avatar });
  };
  store(demoAccount, demoAccount.avatar);
  return {
    check(name, password) {
      const account = find(name);
      const isRight = account && timingSafeEqual(account.hash, toHash(password, account.salt));
      return isRight ? account.username : null;
    },
    add(input) {
      const faults = toFaults(input, (name) => find(name) !== undefined);
      if (Object.keys(faults).length > 0) return faults;
      store(input);
      return null;
    },
    read(username) {
      const account = known.get(username);
      if (!account) return null;
      const validations = { phone: 0, telegram_verified_at: null };
      return {
        username,
        point: 0,
        permission: 'player',
        avatar: account.avatar,
        email: account.email,
        validations,
      };
    },
    chooseAvatar(username, avatar) {
      const account = known.get(username);
      if (account) account.avatar = avatar;
    },
  };
}

const fold = (name: string) => name.trim().toLocaleLowerCase('tr');
const toHash = (password: string, salt: Buffer) => scryptSync(password, salt, 32);

/** The specification's rules (section 5), the first that is broken by field. */
function toFaults(input: RegisterInput, isTaken: (name: string) => boolean): Record<string, RuleName[]> {
  const { username, email, password, password_confirmation } = input;
  const rules: readonly (readonly [field: keyof RegisterInput, rule: RuleName, isBroken: boolean])[] = [
    ['username', 'required', username === ''],
    ['username', 'invalid', username.length < accountLimits.usernameMin || !usernamePattern.test(username)],
    ['username', 'unique', isTaken(username)],
    ['email', 'required', email === ''],
    ['email', 'email', !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)],
    ['email', 'unique', isTaken(email)],
    ['password', 'required', password === ''],
    ['password', 'too_short', password.length < accountLimits.passwordMin],
    ['password', 'regex', !Object.values(passwordPatterns).every((pattern) => pattern.test(password))],
    ['password', 'confirmed', password !== password_confirmation],
  ];
  const broken = rules.filter(([, , isBroken]) => isBroken).reverse();
  return Object.fromEntries(broken.map(([field, rule]) => [field, [rule]]));
}
