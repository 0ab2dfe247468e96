import type { ContentValues } from '@/contract/desk-content';
import type { StreamKind, StreamLine } from '@/contract/desk-stream';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { buyEntries } from '../../db/schema/buy-entries';
import { buySessions } from '../../db/schema/buy-sessions';
import { huntBonuses } from '../../db/schema/hunt-bonuses';

type LineState = StreamLine['state'];

const huntStates = { waiting: 'unopened', now: 'opening', done: 'opened', void: 'void' } as const;
const buyStates = { waiting: 'queued', now: 'playing', done: 'done', void: 'skipped' } as const;

/** How the lines of each kind are stored: which field of its form they are, and what its own words for their states are. */
export const streamKindRecords = {
  'bonus-hunts': {
    entries: bonusHunts,
    lines: huntBonuses,
    entryId: huntBonuses.huntId,
    field: 'bonuses',
    toValue: (line: StreamLine): ContentValues => ({
      ...common(line),
      flag: line.flag,
      state: huntStates[line.state],
    }),
    stateOf: (stored: string) => stateOf(huntStates, stored),
  },
  'bonus-buys': {
    entries: buySessions,
    lines: buyEntries,
    entryId: buyEntries.sessionId,
    field: 'entries',
    toValue: (line: StreamLine): ContentValues => ({
      ...common(line),
      ...{ cost: line.cost, suggested_by: line.suggested_by, state: buyStates[line.state] },
    }),
    stateOf: (stored: string) => stateOf(buyStates, stored),
  },
} as const satisfies Record<StreamKind, unknown>;

function common({ game, name, bet, win }: StreamLine): ContentValues {
  return { game, game_name: game === null ? name : null, bet, win };
}

function stateOf(states: Readonly<Record<LineState, string>>, stored: string): LineState {
  const known: readonly LineState[] = ['now', 'done', 'void'];
  return known.find((state) => states[state] === stored) ?? 'waiting';
}
