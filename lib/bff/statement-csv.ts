import { stringify } from 'csv-stringify/sync';
import { getTranslations } from 'next-intl/server';
import { type StatementLineWire, statementAnswerSchema } from '@/contract/statement';
import { localMoment } from '@/lib/format/dates';
import { ledgerReasonOf } from '@/lib/format/ledger-reasons';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import type { Member } from './member';

const pageSize = 500;
/** Ten thousand lines: more than years of a busy member, and little to hold in memory. */
const mostPages = 20;

/**
 * A member's coin statement as CSV, the newest line first: UTF-8 with a byte order mark and semicolons, which is how a Turkish
 * spreadsheet reads it without asking. A text that a spreadsheet would run as a formula gets an apostrophe before it. Throws
 * `UpstreamError` and what `Member.call` throws.
 */
export async function statementCsv(member: Member, caller: Caller): Promise<Response> {
  const t = await getTranslations('statement');
  const rows = (await allLines(member, caller)).map((line) => {
    const reason = ledgerReasonOf(line.reason);
    return {
      time: localMoment(line.created_at),
      reason: reason ? t(`reasons.${reason}`) : line.reason,
      source: line.source ?? '',
      note: line.note ?? '',
      amount: line.amount,
      balance: line.balance_after,
    };
  });
  const columns = (['time', 'reason', 'source', 'note', 'amount', 'balance'] as const).map((key) => ({
    key,
    header: t(`columns.${key}`),
  }));
  const csv = stringify(rows, { bom: true, delimiter: ';', header: true, escape_formulas: true, columns });
  return new Response(csv, { headers });
}

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="sikke-hareketleri.csv"',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

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
