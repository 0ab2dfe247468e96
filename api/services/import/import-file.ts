import type { Database } from '../../db/client';
import { earnRuleKind } from './earn-rule-kind';
import { eventKind } from './event/event-kind';
import { gameKind } from './game-kind';
import { huntKind } from './hunt/hunt-kind';
import type { Kind, StoredRow } from './kind';
import type { ImportKind } from './kinds';
import { marketKind } from './market/market-kind';
import { newsKind } from './news-kind';
import { oddKind } from './odd/odd-kind';
import type { FileRow } from './problem';
import { raffleKind } from './raffle/raffle-kind';
import { readFile } from './read-file';
import { type ImportOptions, type ImportReport, runImport } from './run-import';
import { scoreKind } from './scores/scores-kind';
import { showKind } from './show/show-kind';
import { sponsorKind } from './sponsor-kind';
import { importStandings } from './standings/import-standings';
import { textPageKind } from './text-page-kind';
import { tournamentKind } from './tournament/tournament-kind';
import { vipTierKind } from './vip-tier-kind';
import { wagerEventKind } from './wager-event/wager-event-kind';

interface ImportFile extends ImportOptions {
  readonly kind: ImportKind;
  /** Its ending tells the format: `.json`, otherwise CSV. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface ImportRows extends ImportOptions {
  readonly kind: ImportKind;
  readonly rows: readonly FileRow[];
}

type Importer = (db: Database, rows: readonly FileRow[], options: ImportOptions) => Promise<ImportReport>;

const importers: Readonly<Record<ImportKind, Importer>> = {
  sponsors: toImporter(sponsorKind),
  games: toImporter(gameKind),
  news: toImporter(newsKind),
  market: toImporter(marketKind),
  'special-odds': toImporter(oddKind),
  raffles: toImporter(raffleKind),
  schedule: toImporter(showKind),
  events: toImporter(eventKind),
  'wager-events': toImporter(wagerEventKind),
  'wager-standings': importStandings,
  tournaments: toImporter(tournamentKind),
  'tournament-scores': toImporter(scoreKind),
  'bonus-hunts': toImporter(huntKind),
  'text-pages': toImporter(textPageKind),
  'earn-rules': toImporter(earnRuleKind),
  'vip-tiers': toImporter(vipTierKind),
};

/** Reads a file and compares it with what is stored, or writes the difference: everything or nothing. */
export async function importFile(
  db: Database,
  { kind, name, bytes, ...options }: ImportFile,
): Promise<ImportReport> {
  const read = readFile(name, bytes);
  if ('problems' in read)
    return { added: [], changed: [], same: 0, problems: read.problems, isWritten: false };
  return importRows(db, { kind, rows: read.rows, ...options });
}

/** The same of rows that were read already. */
export function importRows(db: Database, { kind, rows, ...options }: ImportRows): Promise<ImportReport> {
  return importers[kind](db, rows, options);
}

function toImporter<Row extends { readonly slug: string }, Stored extends StoredRow>(
  kind: Kind<Row, Stored>,
): Importer {
  return (db, rows, options) => runImport(db, kind, rows, options);
}
