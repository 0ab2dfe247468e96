import type { users } from '../db/schema/users';
import { fold } from '../services/accounts/fold';
import { foldNickname } from '../services/profile/nickname-rules';
import memberNames from './content/members.json' with { type: 'json' };
import nicknames from './content/nicknames.json' with { type: 'json' };
import { type DemoAccount, demoAccounts, demoSupportSponsor } from './demo-accounts';
import { uuidFrom } from './uuid-from';

type UserRow = typeof users.$inferInsert;

interface Source {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly passwordHashes: readonly string[];
  readonly sponsorIds: ReadonlyMap<string, number>;
}

/** Like the asterisk of a Unix password file: no password has this hash, so nobody can log in with it. */
const noPassword = '!';

const day = 86_400_000;

/** The demo accounts, with the given password hashes in their order, and the other members, who cannot log in. */
export function userRows(source: Source): UserRow[] {
  const demo = demoAccounts.map((account, at) => ({
    ...toRow(account, source, 380 - at),
    passwordHash: source.passwordHashes[at] ?? noPassword,
  }));
  const members = memberNames.map((name, at) => ({
    ...toRow(toMember(name, at), source, joinedDaysAgo(at)),
    ...toNickname(at, source.now),
  }));
  return [...demo, ...members];
}

function toRow(account: DemoAccount, { now, sponsorIds }: Source, joinedDaysAgo: number): UserRow {
  const { username, permission, phone, point } = account;
  const joined = now - Math.max(1, joinedDaysAgo) * day;
  const email = `${toAscii(username)}@uye.example`;
  return {
    id: uuidFrom(username),
    username,
    usernameFold: fold(username),
    email,
    emailFold: fold(email),
    passwordHash: noPassword,
    permission,
    sponsorId: sponsorIds.get(permission) ?? null,
    avatar: account.avatar === null ? '' : `/avatars/2/${account.avatar}.jpg`,
    point,
    phoneState: phone,
    telegramVerifiedAt: account.telegram ? new Date(joined + day / 2) : null,
    createdAt: new Date(joined),
  };
}

/** Two of five members have chosen a nickname; the others are seen by their masks. */
function toNickname(at: number, now: number): Partial<UserRow> {
  const nickname =
    at % 5 === 1 || at % 5 === 3 ? nicknames[Math.floor(at / 5) * 2 + (at % 5 === 3 ? 1 : 0)] : undefined;
  if (nickname === undefined) return {};
  return { nickname, nicknameFold: foldNickname(nickname), nicknameAt: new Date(now - (at + 1) * day) };
}

/** Every mix of verifications and avatars occurs; among the players stand two moderators, an editor and two agents. */
function toMember(username: string, at: number): DemoAccount {
  return {
    username,
    permission: staff.get(at) ?? 'player',
    phone: at % 5 === 3 ? 0 : at % 7 === 4 ? 2 : 1,
    telegram: at % 3 !== 1,
    avatar: at % 6 === 5 ? null : 1 + ((at * 4) % 9),
    // Nobody has more than the time since joining allows.
    point: at % 9 === 8 ? 0 : Math.min(((at * 7919) % 241) * 105, Math.floor(joinedDaysAgo(at)) * 45),
  };
}

const joinedDaysAgo = (at: number) => 370 - at * 1.55;

const staff: ReadonlyMap<number, string> = new Map([
  [6, 'moderator'],
  [17, 'moderator'],
  [23, 'editor'],
  [31, 'Kervansa'],
  [40, demoSupportSponsor],
]);

function toAscii(username: string): string {
  const plain = username.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replace(/[^a-z0-9]+/g, '.');
}
