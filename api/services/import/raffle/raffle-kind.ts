import { raffles } from '../../../db/schema/raffles';
import type { Kind } from '../kind';
import { lockRows } from '../lock-rows';
import { findMissing } from '../references';
import { raffleRefusals } from './raffle-refusals';
import { type RaffleRow, raffleFields, raffleSchema } from './raffle-row';
import { type StoredRaffle, storedRaffles } from './raffle-stored';
import { writeRaffles } from './raffle-write';

/** The draws. Once one has begun its prizes, rules and times stay (ADR 150). */
export const raffleKind: Kind<RaffleRow, StoredRaffle> = {
  fields: raffleFields,
  needed: ['title', 'startsAt', 'endsAt', 'drawAt', 'prizes'],
  schema: raffleSchema,
  missing: findMissing<RaffleRow>({
    of: 'sponsor',
    column: 'rules',
    slugs: ({ rules }) => rules?.map(({ sponsor }) => sponsor) ?? [],
  }),
  hold: (db, slugs) => lockRows(db, raffles, slugs, 'update'),
  stored: storedRaffles,
  refusals: raffleRefusals,
  write: writeRaffles,
};
