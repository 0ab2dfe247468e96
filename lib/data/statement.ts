import 'server-only';
import type { FrozenBoardName } from '@/contract/leaders';
import type { LedgerReason } from '@/contract/ledger';
import { cursorSchema } from '@/contract/page';
import { type StatementDirection, type StatementLineWire, statementAnswerSchema } from '@/contract/statement';
import { isOffPath } from '@/lib/format/areas';
import { pastBoardPath } from '@/lib/format/leader-paths';
import { findLedgerReason } from '@/lib/format/ledger-reasons';
import { referencePath } from '@/lib/format/reference-paths';
import { getFrame } from './frame';
import { readOwn } from './read-own';

/** A line of the viewer's statement; `amount` and `balanceAfter` in whole Sikke, `path` a page of this site. */
export interface StatementLine {
  readonly id: number;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly reason: LedgerReason | null;
  readonly source: string | null;
  /** The leaderboard that a prize was won on, which has no words of its own. */
  readonly board: FrozenBoardName | null;
  readonly path: string | null;
  readonly note: string | null;
  readonly isReversal: boolean;
  readonly createdAt: string;
}

/** A page of the statement; `reserved` is held by orders under way and no part of `balance`. */
export interface Statement {
  readonly lines: readonly StatementLine[];
  readonly nextCursor: string | null;
  readonly balance: number;
  readonly reserved: number;
}

/** A page of the viewer's statement or of its lines in one direction, the newest first; `null` for a cursor that is none and where the upstream has no statement. */
export async function getStatement(
  cursor: string | null,
  direction?: StatementDirection,
): Promise<Statement | null> {
  if (cursor !== null && !cursorSchema.safeParse(cursor).success) return null;
  const query = new URLSearchParams({ ...(cursor && { cursor }), ...(direction && { direction }) });
  const answer = await readOwn(`/user/ledger?${query}`, statementAnswerSchema);
  if (!answer) return null;
  const { data, next_cursor, balance, reserved } = answer;
  const { areasOff } = await getFrame();
  const lines = data.map(toLine).map((line) => {
    const isGone = line.path !== null && isOffPath(line.path, areasOff);
    return isGone ? { ...line, path: null } : line;
  });
  return { lines, nextCursor: next_cursor ?? null, balance, reserved };
}

function toLine(wire: StatementLineWire): StatementLine {
  const board = wire.board ?? null;
  return {
    id: wire.id,
    amount: wire.amount,
    balanceAfter: wire.balance_after,
    reason: findLedgerReason(wire.reason),
    source: wire.source || null,
    board,
    path: board ? pastBoardPath(board, board.start) : toPath(wire),
    note: wire.note || null,
    isReversal: wire.reverses !== null && wire.reverses !== undefined,
    createdAt: wire.created_at,
  };
}

/** What is referred to, or an upstream's own path of this site's form, or nothing. */
function toPath({ reference, path }: StatementLineWire): string | null {
  const known = reference && referencePath(reference);
  if (known) return known;
  return path && /^\/[a-z0-9/-]*$/.test(path) ? path : null;
}
