import { getTranslations } from 'next-intl/server';
import { type StatementLineWire, statementAnswerSchema } from '@/contract/statement';
import { boardText } from '@/lib/format/board-text';
import { localMoment } from '@/lib/format/dates';
import { findLedgerReason } from '@/lib/format/ledger-reasons';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import { csvAnswer } from './csv';
import type { Member } from './member';
import { ownFileName } from './own-file-name';

const pageSize = 500;
/** Ten thousand lines: more than years of a busy member, and little to hold in memory. */
const mostPages = 20;

/** A member's coin statement as CSV, the newest line first. Throws `UpstreamError` and what `Member.call` throws. */
export async function statementCsv(member: Member, caller: Caller): Promise<Response> {
  const [t, tBoards] = await Promise.all([getTranslations('statement'), getTranslations('leaders')]);
  const rows = (await allLines(member, caller)).map((line) => {
    const reason = findLedgerReason(line.reason);
    return {
      time: localMoment(line.created_at),
      reason: reason ? t(`reasons.${reason}`) : line.reason,
      source: line.board ? boardText(line.board, tBoards) : (line.source ?? ''),
      note: line.note ?? '',
      amount: line.amount,
      balance: line.balance_after,
    };
  });
  const columns = (['time', 'reason', 'source', 'note', 'amount', 'balance'] as const).map((key) => ({
    key,
    header: t(`columns.${key}`),
  }));
  return csvAnswer({ name: await ownFileName('hareketler.csv'), columns, rows });
}

async function allLines(member: Member, caller: Caller): Promise<StatementLineWire[]> {
  const lines: StatementLineWire[] = [];
  let cursor: string | null = '';
  for (let page = 0; page < mostPages && cursor !== null; page += 1) {
    const path: `/${string}` = `/user/ledger?size=${pageSize}${cursor && `&cursor=${cursor}`}`;
    const call = { method: 'GET', path, answer: statementAnswerSchema, caller } as const;
    const answer = await member.call((bearer) => callUpstream({ ...call, bearer }));
    lines.push(...answer.data);
    cursor = answer.next_cursor ?? null;
  }
  return lines;
}
