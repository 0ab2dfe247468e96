import type { BuySessionDetail } from '@/lib/data/buys';
import { EntryTable } from './entry-table';
import { SessionNumbers } from './session-numbers';
import { SessionState } from './session-state';

const parts = {
  state: ({ session }: PartProps) => <SessionState state={session.state} />,
  numbers: SessionNumbers,
  table: EntryTable,
} as const;

interface PartProps {
  readonly session: BuySessionDetail;
}

/** What of a session changes while people watch, and which part of it: whether it is played, the totals, or every row. */
export interface SessionPartProps extends PartProps {
  readonly part: keyof typeof parts;
}

/** A part of a session as it stands. */
export function SessionPart({ session, part }: SessionPartProps) {
  const Part = parts[part];
  return <Part session={session} />;
}
