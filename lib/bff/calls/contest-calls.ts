import { guessInputSchema, huntCancelInputSchema, ownGuessAnswerSchema } from '@/contract/bonus-hunts';
import { statusSchema } from '@/contract/envelope';
import {
  eventEntryParamsSchema,
  eventResultInputSchema,
  eventScoreInputSchema,
} from '@/contract/event-results';
import { eventEntryInputSchema, ownEventPartAnswerSchema } from '@/contract/events';
import { boardParamsSchema, ownRankAnswerSchema } from '@/contract/leaders';
import { ownTicketsAnswerSchema } from '@/contract/raffles';
import {
  matchResultInputSchema,
  stageInputSchema,
  tournamentCancelInputSchema,
} from '@/contract/tournament-results';
import { ownTournamentEntryAnswerSchema, tournamentEntryInputSchema } from '@/contract/tournaments';
import { ownStandingAnswerSchema } from '@/contract/wager-events';
import type { CallRows } from '../methods';
import { passRead, passWrite } from '../pass-through';

/** What members and the team ask of contests, hunts, draws and races, and of the boards. */
export const contestCalls = {
  /** POST: the team cancels a bonus hunt, once for its key. */
  huntCancellation: {
    POST: passWrite({ input: huntCancelInputSchema, isKeyed: true, answer: statusSchema }),
  },
  /** GET: the member's own guess at a hunt. POST: makes it, or changes it until the lock. */
  guess: {
    GET: passRead({ answer: ownGuessAnswerSchema }),
    POST: passWrite({ input: guessInputSchema, answer: ownGuessAnswerSchema }),
  },
  /** POST: a juror's score of an entry. */
  eventScore: {
    POST: passWrite({ input: eventScoreInputSchema, params: eventEntryParamsSchema, answer: statusSchema }),
  },
  /** POST: hands in the member's entry of an event, once for its key. */
  eventEntries: { POST: passWrite({ input: eventEntryInputSchema, isKeyed: true, answer: statusSchema }) },
  /** GET: the member's own part of an event. POST: takes part. */
  eventPart: {
    GET: passRead({ answer: ownEventPartAnswerSchema }),
    POST: passWrite({ answer: ownEventPartAnswerSchema }),
  },
  /** POST: the team ends an event: its result stands, or it is cancelled. */
  eventResult: { POST: passWrite({ input: eventResultInputSchema, answer: statusSchema }) },
  /** POST: takes the member out of an event. */
  eventWithdrawal: { POST: passWrite({ answer: ownEventPartAnswerSchema }) },
  /** GET: the member's own place on a board. */
  ownRank: { GET: passRead({ params: boardParamsSchema, answer: ownRankAnswerSchema }) },
  /** GET: the member's own tickets in a draw and how many are in play. */
  ownTickets: { GET: passRead({ answer: ownTicketsAnswerSchema }) },
  /** POST: the team cancels a tournament. */
  tournamentCancellation: { POST: passWrite({ input: tournamentCancelInputSchema, answer: statusSchema }) },
  /** POST: confirms the member's place in a tournament. */
  tournamentCheckIn: { POST: passWrite({ answer: ownTournamentEntryAnswerSchema }) },
  /** GET: the member's own entry. POST: registers, or changes the game. */
  tournamentEntry: {
    GET: passRead({ answer: ownTournamentEntryAnswerSchema }),
    POST: passWrite({ input: tournamentEntryInputSchema, answer: ownTournamentEntryAnswerSchema }),
  },
  /** POST: the team writes down how a match of a bracket ended. */
  tournamentMatches: { POST: passWrite({ input: matchResultInputSchema, answer: statusSchema }) },
  /** POST: the team says which match of a bracket is played now. */
  tournamentStage: { POST: passWrite({ input: stageInputSchema, answer: statusSchema }) },
  /** POST: withdraws the member from a tournament. */
  tournamentWithdrawal: { POST: passWrite({ answer: ownTournamentEntryAnswerSchema }) },
  /** GET: the member's own place in an event; null without one. */
  ownStanding: { GET: passRead({ answer: ownStandingAnswerSchema }) },
} satisfies CallRows;
