import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';
import { type NicknameInput, nicknameLimits } from '@/contract/nicknames';
import type { Writing } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { users } from '../../db/schema/users';
import { invalidField } from '../../service-error';
import type { Member } from '../sessions/authenticate';
import { getNames } from '../settings/get-names';
import { foldNickname, nicknameRule } from './nickname-rules';

/** Milliseconds between two nicknames of a member. */
const nicknamePauseMs = nicknameLimits.changeDays * 86_400_000;

/**
 * Gives the member a nickname, or with an empty one takes it away, which is always possible. 422 for one that breaks a rule, that looks like
 * another member's or somebody's of the team, and within 30 days of the last. The same once more changes nothing.
 */
export async function setNickname(
  writing: Pick<Writing, 'tx' | 'clock' | 'log'>,
  { member, input }: { readonly member: Member; readonly input: NicknameInput },
): Promise<void> {
  const { id, nickname: present } = member.user;
  const nickname = input.nickname.normalize('NFC').trim();
  if (nickname === present) return;
  if (input.nickname === '') return clear(writing, id);
  const { site } = await getNames({ db: writing.tx, log: writing.log });
  const rule = nicknameRule(nickname, site) ?? (await looksLikeTeam(writing, id, nickname));
  if (rule !== null) throw invalidField('nickname', rule);
  await store(writing, id, nickname);
}

async function clear({ tx }: Pick<Writing, 'tx'>, id: string): Promise<void> {
  await tx.update(users).set({ nickname: null, nicknameFold: null }).where(eq(users.id, id));
}

/** The time and the name are compared in the statement that sets them: of two at once one holds. */
async function store(
  { tx, clock }: Pick<Writing, 'tx' | 'clock'>,
  id: string,
  nickname: string,
): Promise<void> {
  const now = new Date(clock.now());
  const last = new Date(clock.now() - nicknamePauseMs);
  const isFree = or(isNull(users.nicknameAt), lte(users.nicknameAt, last));
  try {
    const changed = await tx
      .update(users)
      .set({ nickname, nicknameFold: foldNickname(nickname), nicknameAt: now })
      .where(and(eq(users.id, id), isFree));
    if (changed.rowCount !== 1) throw invalidField('nickname', 'too_soon');
  } catch (error) {
    throw isUniqueViolation(error) ? invalidField('nickname', 'unique') : error;
  }
}

/** Nobody passes for one of the team, by the user name or the nickname that they have. */
async function looksLikeTeam({ tx }: Pick<Writing, 'tx'>, id: string, nickname: string) {
  const { username, permission } = users;
  const team = await tx
    .select({ username, nickname: users.nickname })
    .from(users)
    .where(and(ne(permission, 'player'), ne(users.id, id)));
  const folded = foldNickname(nickname);
  const isTaken = team.some((one) =>
    [one.username, one.nickname ?? ''].some((name) => foldNickname(name) === folded),
  );
  return isTaken ? ('reserved' as const) : null;
}
