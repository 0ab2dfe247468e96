import { eq } from 'drizzle-orm';
import type { Writing } from '../../context';
import { coinLedger } from '../../db/schema/coin-ledger';
import type { tournamentParticipants } from '../../db/schema/tournament-participants';
import type { tournaments } from '../../db/schema/tournaments';
import { postToLedger } from '../ledger/post-to-ledger';
import { reverseLine } from '../ledger/reverse-line';

type LedgerWriting = Pick<Writing, 'tx' | 'clock'>;
type Entry = Pick<typeof tournamentParticipants.$inferSelect, 'id' | 'userId' | 'number'>;

/** Takes what an entry costs, once for a registration; `insufficient_balance` where the Sikke do not suffice. */
export async function chargeEntry(
  writing: LedgerWriting,
  tournament: Pick<typeof tournaments.$inferSelect, 'slug' | 'entryCostCoin'>,
  entry: Entry,
): Promise<void> {
  if (tournament.entryCostCoin === 0) return;
  await postToLedger(writing, {
    userId: entry.userId,
    amount: -tournament.entryCostCoin,
    reason: 'tournament_entry',
    idempotencyKey: toKey(entry),
    ref: { type: 'tournament', id: tournament.slug },
  });
}

/** Gives back what an entry cost, once; nothing where it cost nothing. */
export async function refundEntry(writing: LedgerWriting, entry: Entry): Promise<void> {
  const [line] = await writing.tx
    .select({ id: coinLedger.id })
    .from(coinLedger)
    .where(eq(coinLedger.idempotencyKey, toKey(entry)));
  if (line) await reverseLine(writing, { lineId: line.id, actorId: entry.userId, note: 'entry given back' });
}

/** Who withdraws and joins again has another number, and pays again. */
function toKey({ id, number }: Entry): string {
  return `tournament-entry:${id}:${number}`;
}
