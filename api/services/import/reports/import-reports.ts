import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { currencies } from '@/contract/currencies';
import { conversionStates } from '@/contract/sponsor-tracking';
import { sponsorTracking } from '../../../db/schema/sponsor-tracking';
import { sponsors } from '../../../db/schema/sponsors';
import type { Transaction } from '../../../db/transact';
import { recordReport } from '../../tracking/record-report';
import { type Report, type ReportRules, toReport } from '../../tracking/to-report';
import { type FileRow, type ImportProblem, refuse, toProblem } from '../problem';
import { type ImportOptions, type ImportReport, importAlone, inOrder } from '../run-import';
import * as value from '../values';

/**
 * What a file of a sponsor's system is read for, by our names of its columns; by the sponsor's own names where its tracking has them. Other columns are left
 * alone: such a file has many.
 */
export const reportFields = z.object({
  sponsor: value.givenSponsor(),
  event: value.oneOf(['registration', 'first_deposit', 'deposit']),
  transaction_id: value.given(128),
  click_id: value.text(64),
  sub_id: value.text(32),
  account: value.text(80),
  amount: value.decimal(0, 10_000_000_000),
  currency: value.orUsual(value.oneOf(currencies)),
  status: value.maybeOneOf(conversionStates),
  time: value.given(40),
});

/** How old what a file tells may be, in hours: two years. */
const oldestH = 2 * 366 * 24;

interface Told {
  readonly sponsorId: number;
  readonly slug: string;
  readonly report: Report;
}

/**
 * Takes what a sponsor's system lists of its players, as its postbacks would have told it, so that an approved deposit approves its claim: everything or nothing, and each
 * transaction once, whether a file or a postback brought it first. Rows of events that nobody asked for are left out.
 */
export async function importReports(
  tx: Transaction,
  rows: readonly FileRow[],
  { apply, now }: ImportOptions,
): Promise<ImportReport> {
  await importAlone(tx);
  const rules = await readRules(tx, rows);
  const problems: ImportProblem[] = [];
  const told = rows.flatMap((row) => {
    const read = readRow(rules, row, now);
    if (read && 'code' in read) problems.push(read);
    return read && !('code' in read) ? [read] : [];
  });
  const isWritten = apply && problems.length === 0;
  const outcomes = await recordAll(tx, told, now, isWritten);
  return { ...outcomes, problems: inOrder(problems), isWritten };
}

type Rules = ReadonlyMap<string, ReportRules & { readonly sponsorId: number }>;

async function readRules(tx: Transaction, rows: readonly FileRow[]): Promise<Rules> {
  const slugs = [...new Set(rows.map(({ fields }) => String(fields.sponsor ?? '').trim()))];
  if (slugs.length === 0) return new Map();
  const found = await tx
    .select({ slug: sponsors.slug, tracking: sponsorTracking })
    .from(sponsorTracking)
    .innerJoin(sponsors, eq(sponsors.id, sponsorTracking.sponsorId))
    .where(inArray(sponsors.slug, slugs));
  return new Map(found.map(({ slug, tracking }) => [slug, { ...tracking, maxAgeH: oldestH }]));
}

function readRow(rules: Rules, { line, fields }: FileRow, now: Date): Told | ImportProblem | null {
  const slug = String(fields.sponsor ?? '').trim();
  const known = rules.get(slug);
  if (!known)
    return toProblem(line, refuse('sponsor', 'unknown_reference', { of: 'sponsor with tracking', slug }));
  const texts = Object.entries(fields).flatMap(([name, given]) =>
    typeof given === 'string' || typeof given === 'number' ? [[name, String(given)] as const] : [],
  );
  // A file is read later than things happen: without a time there is nothing to go by.
  const dated = { ...known, parameters: { time: 'time', ...known.parameters } };
  const report = toReport(dated, new Map(texts), now.getTime());
  if (!('refused' in report)) return { sponsorId: known.sponsorId, slug, report };
  if (report.refused === 'unknown_event') return null;
  const code = report.refused === 'stale' ? 'not_moment' : 'invalid';
  return toProblem(line, refuse(known.parameters[report.field] ?? report.field, code));
}

/** Written even for a look: what a file would bring is what it brings, and a look is taken back with its transaction. */
async function recordAll(tx: Transaction, told: readonly Told[], now: Date, isWritten: boolean) {
  const added: string[] = [];
  const changed: ImportReport['changed'][number][] = [];
  let same = 0;
  const clock = { now: () => now.getTime() };
  const record = async (within: Transaction) => {
    for (const { sponsorId, slug, report } of told) {
      const result = await recordReport({ tx: within, clock }, { sponsorId, report, origin: 'import' });
      const name = `${slug}/${report.transactionId}`;
      if (result === 'recorded') added.push(name);
      else if (result === 'updated')
        changed.push({ slug: name, changes: [{ field: 'status', from: null, to: report.state }] });
      else same += 1;
    }
    if (!isWritten) throw new TakenBack();
  };
  await tx.transaction(record).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return { added, changed, same };
}

class TakenBack extends Error {}
