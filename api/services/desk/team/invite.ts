import { usernameRules } from '@/contract/account-rules';
import { type TeamInvitationInput, type TeamLinkWire, teamLinkHours } from '@/contract/desk-team';
import type { ServiceContext } from '../../../context';
import { isUniqueViolation } from '../../../db/is-unique-violation';
import { users } from '../../../db/schema/users';
import { transact } from '../../../db/transact';
import { emailRules, type FieldErrors } from '../../accounts/account-rules';
import { assertFree, tidyNames, toNewAccount } from '../../accounts/new-account';
import { recordAudit } from '../../audit/record-audit';
import { findRole } from './find-role';
import { makeTeamLink } from './make-team-link';

interface Asked extends TeamInvitationInput {
  readonly actorId: string;
}

/** No hash of any password: nobody logs in before a password was chosen by the link. */
const noPassword = '!';

/**
 * Makes an account of the team and the link by which its owner chooses a password, good for 48 hours and once. 422 on `username` and `email` by the
 * rules of a registration, and on `sponsor`. Who has an account already gets a role instead (`changeRole`).
 */
export async function invite(ctx: ServiceContext, { actorId, ...asked }: Asked): Promise<TeamLinkWire> {
  const names = tidyNames(asked);
  const account = toNewAccount(ctx, names);
  await assertFree(ctx, account, wrongIn(names));
  const { db, ...rest } = ctx;
  const made = transact(db, async (tx) => {
    const role = await findRole(tx, asked);
    await tx.insert(users).values({ ...account, ...role, passwordHash: noPassword });
    const writing = { ...rest, tx };
    await recordAudit(writing, {
      ...{ actorId, action: 'team_invited', subject: `users:${account.id}`, reason: 'Ekibe davet edildi.' },
      ...{ before: {}, after: { permission: role.permission, sponsor: role.sponsorId } },
    });
    return makeTeamLink(writing, { userId: account.id, hours: teamLinkHours.invitation });
  });
  return made.catch(async (error: unknown) => {
    if (isUniqueViolation(error)) await assertFree(ctx, account);
    throw error;
  });
}

function wrongIn({ username, email }: Record<'username' | 'email', string>): FieldErrors {
  const found = { username: usernameRules(username), email: emailRules(email) };
  return Object.fromEntries(Object.entries(found).filter(([, rules]) => rules.length > 0));
}
