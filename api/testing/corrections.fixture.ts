import { eq, ne } from 'drizzle-orm';
import type { Deps } from '../context';
import { fourEyesRequests } from '../db/schema/four-eyes-requests';
import { raffleSponsors } from '../db/schema/raffle-sponsors';
import { raffles } from '../db/schema/raffles';
import { ticketDeposits } from '../db/schema/ticket-deposits';
import { tickets } from '../db/schema/tickets';
import { users } from '../db/schema/users';
import { transact } from '../db/transact';
import { postToLedger } from '../services/ledger/post-to-ledger';
import { foldNickname } from '../services/profile/nickname-rules';
import { knownDepositId, knownMemberId, knownNickname, knownTicketNumber } from './team-operations.fixture';

/** Credits Sikke for a task; answers the line. Of an empty ledger it is the first one, which the good call of a reversal names. */
export function credit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  amount: number,
  key: string,
) {
  const posting = { userId, amount, reason: 'task', idempotencyKey: key } as const;
  return transact(db, (tx) => postToLedger({ tx, clock }, posting));
}

/** What the good calls of the corrections name: an approved deposit at the first draw with a sponsor, a ticket that was given, and the nickname of somebody who is no player. */
export async function addKnownCorrections(
  { db }: Pick<Deps, 'db'>,
  { userId, sponsorId }: { readonly userId: string; readonly sponsorId: number },
): Promise<void> {
  const [rule] = await db.select().from(raffleSponsors).limit(1);
  const raffleId = rule?.raffleId ?? 0;
  const deposit = { id: knownDepositId, userId, raffleId, sponsorId, siteUsername: 'nar', amount: 10_000 };
  const approved = { state: 'approved' as const, ticketCount: 1, depositDate: new Date() };
  await db.insert(ticketDeposits).values({ ...deposit, ...approved });
  await db.insert(tickets).values([
    { raffleId, number: knownTicketNumber - 1, userId, source: 'deposit', sourceRef: knownDepositId },
    { raffleId, number: knownTicketNumber, userId, source: 'gift' },
  ]);
  await db.update(raffles).set({ ticketCount: knownTicketNumber });
  const [bearer] = await db
    .select({ id: users.id })
    .from(users)
    .where(ne(users.permission, 'player'))
    .limit(1);
  const name = { nickname: knownNickname, nicknameFold: foldNickname(knownNickname) };
  await db
    .update(users)
    .set(name)
    .where(eq(users.id, bearer?.id ?? userId));
  await addKnownRequest({ db });
}

/** The member that the steps name, and the first request for a second admin, by one who is nobody else. */
async function addKnownRequest({ db }: Pick<Deps, 'db'>): Promise<void> {
  const account = (id: string, name: string) => ({
    ...{ id, username: name, usernameFold: name, passwordHash: '!' },
    ...{ email: `${name}@ornek.com`, emailFold: `${name}@ornek.com` },
  });
  const askedBy = '00000000-0000-4000-8000-0000000000ad';
  await db.insert(users).values([
    { ...account(knownMemberId, 'bilinen-uye'), phone: '+905559998877', phoneState: 1 },
    { ...account(askedBy, 'isteyen'), permission: 'admin' },
  ]);
  const asked = { kind: 'adjustment', subject: `users:${knownMemberId}`, payload: { amount: 20 } } as const;
  const [askedAt, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)];
  await db
    .insert(fourEyesRequests)
    .values({ ...asked, memberId: knownMemberId, reason: 'Toplu ödül.', askedBy, askedAt, expiresAt });
}
