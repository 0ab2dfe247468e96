import 'server-only';
import type { FrozenBoardName } from '@/contract/leaders';
import type { LedgerReason } from '@/contract/ledger';
import { cursorSchema } from '@/contract/page';
import { type StatementDirection, type StatementLineWire, statementAnswerSchema } from '@/contract/statement';
import { pastBoardPath } from '@/lib/format/leader-paths';
