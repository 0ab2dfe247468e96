import type { ContentValues } from '@/contract/desk-content';
import type { StreamKind } from '@/contract/desk-stream';

/** What ends an entry, by the fields of its form: a hunt's end balance, the state of a session of bonus buys. */
export function endFields(kind: StreamKind, endBalance: number | null | undefined): ContentValues {
  return kind === 'bonus-hunts' ? { end_balance: endBalance ?? null } : { state: 'finished' };
}
