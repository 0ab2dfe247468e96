import { type SQL, sql } from 'drizzle-orm';
import type { MemberField } from '@/contract/desk-members';
import { sponsorAccounts } from '../../../db/schema/sponsor-accounts';
import { users } from '../../../db/schema/users';
import { fold } from '../../accounts/fold';
import { foldNickname } from '../../profile/nickname-rules';

/** Where members are looked for: a column with an index of its own over it and the id, and what it has to begin with. */
export interface SearchPlace {
  readonly field: MemberField;
  readonly value: SQL<string>;
  readonly begins: string;
  /** It has to be the whole of it. */
  readonly isExact: boolean;
}

const shortest = 2;
const inC = (value: SQL | typeof users.phone) => sql<string>`${value} collate "C"`;

/**
 * Where to look for what somebody typed, in order. Who is no admin finds an e-mail or a phone by the whole of it alone: by beginnings they
 * could be found out letter by letter, although they are masked.
 */
export function searchPlaces(typed: string, permission: string): readonly SearchPlace[] {
  const isExact = permission !== 'admin';
  const folded = fold(typed.trim());
  const phone = toInternational(typed);
  const end = /^\d{4,9}$/.test(typed.trim()) ? [...typed.trim()].reverse().join('') : '';
  const telegram = typed.trim().replace(/^@/, '').toLowerCase();
  const places: readonly SearchPlace[] = [
    { field: 'username', value: inC(sql`${users.usernameFold}`), begins: folded, isExact: false },
    {
      field: 'nickname',
      value: inC(sql`${users.nicknameFold}`),
      begins: foldNickname(typed),
      isExact: false,
    },
    { field: 'email', value: inC(sql`${users.emailFold}`), begins: folded, isExact },
    { field: 'phone', value: inC(sql`${users.phone}`), begins: phone, isExact },
    { field: 'phone', value: inC(sql`reverse(${users.phone})`), begins: isExact ? '' : end, isExact: false },
    { field: 'telegram', value: inC(sql`lower(${users.telegramName})`), begins: telegram, isExact: false },
    {
      field: 'account',
      value: inC(sql`lower(${sponsorAccounts.siteUsername})`),
      begins: typed.trim().toLowerCase(),
      isExact: false,
    },
  ];
  return places.filter(({ begins }) => begins.length >= shortest && !begins.includes('\0'));
}

/** That a place holds what is looked for; an index range in every collation. */
export function isFound({ value, begins, isExact }: SearchPlace): SQL {
  if (isExact) return sql`${value} = ${begins}`;
  return sql`(${value} >= ${begins} and ${value} < ${`${begins}\u{10ffff}`})`;
}

/** `0532…`, `532 123…` and `+90 532…` alike, from the beginning; empty for what is no beginning of a number. */
function toInternational(typed: string): string {
  const digits = typed.replace(/[\s().\-/]/g, '');
  if (/^\+\d{2,15}$/.test(digits)) return digits;
  if (/^00\d{2,15}$/.test(digits)) return `+${digits.slice(2)}`;
  if (/^05\d{0,9}$/.test(digits)) return `+90${digits.slice(1)}`;
  return /^5\d{9}$/.test(digits) ? `+90${digits}` : '';
}
