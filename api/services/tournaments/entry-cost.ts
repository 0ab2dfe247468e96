import { eq } from 'drizzle-orm';
import type { Writing } from '../../context';
import { coinLedger } from '../../db/schema/coin-ledger';
import type { tournamentParticipants } from '../../db/schema/tournament-participants';
import type { tournaments } from '../../db/schema/tournaments';
import { postToLedger } from '../ledger/post-to-ledger';
import { reverseLine } from '../ledger/reverse-line';

type Books = Pick<Writing, 'tx' | 'clock'>;
type Entry = Pick<typeof tournamentParticipants.$inferSelect, 'id' | 'userId' | 'number'>;

/** Takes what an entry costs, once for a registration; `insufficient_balance` where the Sikke do not suffice. */
export async function chargeEntry(
  books: Books,
  tournament: Pick<typeof tournaments.$inferSelect, 'slug' | 'entryCostCoin'>,
  entry: Entry,
): Promise<void> {
  if (tournament.entryCostCoin === 0) return;
  await postToLedger(books, {
    userId: entry.userId,
    amount: -tournament.entryCostCoin,
    reason: 'tournament_entry',
    idempotencyKey: keyOf(entry),
    ref: { type: 'tournament', id: tournament.slug },
  });
}

/** Gives back what an entry cost, once; nothing where it cost nothing. */
export async function refundEntry(books: Books, entry: Entry): Promise<void> {
  const [line] = await books.tx
    .select({ id: coinLedger.id })
    .from(coinLedger)
    .where(eq(coinLedger.idempotencyKey, keyOf(entry)));
  if (line) await reverseLine(books, { lineId: line.id, actorId: entry.userId, note: 'entry given back' });
}

/** Who withdraws and joins again has another number, and pays again. */
function keyOf({ id, number }: Entry): string {
  return `tournament-entry:${id}:${number}`;
}
