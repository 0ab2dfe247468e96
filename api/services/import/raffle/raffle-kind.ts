import type { Kind } from '../kind';
import { findMissing } from '../references';
import { raffleRefusals } from './raffle-refusals';
import { type RaffleRow, raffleColumns, raffleSchema } from './raffle-row';
import { type StoredRaffle, storedRaffles } from './raffle-stored';
import { writeRaffles } from './raffle-write';

/** The draws. Once one has begun its prizes, rules and times stay (ADR 150). */
export const raffleKind: Kind<RaffleRow, StoredRaffle> = {
  columns: raffleColumns,
  schema: raffleSchema,
  missing: findMissing<RaffleRow>({
    of: 'sponsor',
    column: 'rules',
    slugs: ({ rules }) => rules?.map(({ sponsor }) => sponsor) ?? [],
  }),
  stored: storedRaffles,
  refusals: raffleRefusals,
  write: writeRaffles,
};
