import type { Writing } from '../../context';
import type { prizeClaims } from '../../db/schema/prize-claims';
import { replaceWinner } from '../raffles/replace-winner';
import { giveDrawPrizes } from './give-draw-prizes';

/**
 * What it means that a prize is forfeited: the next reserve of a draw has it now, and a claim of its own; the place of a contest stays
 * empty. `note` says why, for everybody who reads the draw's results.
 */
export async function forfeitPrize(
  writing: Pick<Writing, 'tx' | 'clock'>,
  { raffleId, position }: Pick<typeof prizeClaims.$inferSelect, 'raffleId' | 'position'>,
  note: string,
): Promise<void> {
  if (raffleId === null) return;
  await replaceWinner(writing.tx, { raffleId, position, note, at: new Date(writing.clock.now()) });
  await giveDrawPrizes(writing, raffleId);
}
