import type { CorrectedKind } from '@/contract/corrections';
import type { ContentKind, ContentValues, FieldLock } from '@/contract/desk-content';
import type { ContentField } from '@/contract/desk-content-fields';
import { type LockReason, lockReasons } from '@/contract/desk-problems';
import type { Database } from '../../db/client';
import type { Transaction } from '../../db/transact';
import { toColumn } from './absent-columns';
import { analysisKind } from './analysis/analysis-kind';
import { analystKind } from './analyst-kind';
import { bannerKind } from './banner-kind';
import { boardPrizeKind } from './board-prize-kind';
import { buyKind } from './buy/buy-kind';
import { withCorrections } from './corrections';
import { describeFields } from './describe-fields';
import { earnRuleKind } from './earn-rule-kind';
import { eventKind } from './event/event-kind';
import { gameKind } from './game-kind';
import { huntKind } from './hunt/hunt-kind';
import type { Kind, StoredRow } from './kind';
import { marketKind } from './market/market-kind';
import { newsKind } from './news-kind';
import { oddKind } from './odd/odd-kind';
import type { FileRow } from './problem';
import { raffleKind } from './raffle/raffle-kind';
import { type ImportOptions, type ImportReport, importWithin } from './run-import';
import { showKind } from './show/show-kind';
import { sponsorKind } from './sponsor-kind';
import { textPageKind } from './text-page-kind';
import { toFormValues } from './to-form-values';
import { tournamentKind } from './tournament/tournament-kind';
import { trackingKind } from './tracking-kind';
import { vipTierKind } from './vip-tier-kind';
import { wagerEventKind } from './wager-event/wager-event-kind';

/** A kind of content whatever its rows are: command line, demo and desk all read and write it through this. */
export interface Content {
  readonly fields: readonly ContentField[];
  /** The fields that a file has, in its order. */
  readonly columns: readonly string[];
  /** Compares rows and, if asked, writes them, everything or nothing. */
  readonly run: (tx: Transaction, rows: readonly FileRow[], options: ImportOptions) => Promise<ImportReport>;
  /** Entries as their form has them, by their slugs. */
  readonly read: (db: Database, slugs: readonly string[]) => Promise<ReadonlyMap<string, ContentValues>>;
  /** What of an entry cannot change any more, and why. */
  readonly locks: (db: Database, slug: string, now: Date) => Promise<FieldLock[]>;
}

const contents: Readonly<Record<ContentKind, Content>> = {
  sponsors: toContent('sponsors', sponsorKind),
  games: toContent('games', gameKind),
  news: corrected('news', newsKind),
  market: toContent('market', marketKind),
  'special-odds': corrected('special-odds', oddKind),
  raffles: corrected('raffles', raffleKind),
  schedule: toContent('schedule', showKind),
  events: corrected('events', eventKind),
  'wager-events': corrected('wager-events', wagerEventKind),
  tournaments: corrected('tournaments', tournamentKind),
  'bonus-hunts': corrected('bonus-hunts', huntKind),
  'bonus-buys': corrected('bonus-buys', buyKind),
  analyses: corrected('analyses', analysisKind),
  analysts: toContent('analysts', analystKind),
  banners: toContent('banners', bannerKind),
  'leaderboard-prizes': toContent('leaderboard-prizes', boardPrizeKind),
  'text-pages': toContent('text-pages', textPageKind),
  'earn-rules': toContent('earn-rules', earnRuleKind),
  'vip-tiers': toContent('vip-tiers', vipTierKind),
  'sponsor-tracking': toContent('sponsor-tracking', trackingKind),
};

/** A kind by its name. */
export function contentKind(name: ContentKind): Content {
  return contents[name];
}

/** A kind that says publicly what was put right of it. */
function corrected<Row extends { readonly slug: string }, Stored extends StoredRow>(
  name: CorrectedKind,
  kind: Kind<Row, Stored>,
): Content {
  const whole = withCorrections(name, kind);
  return toContent(name, whole);
}

function toContent<Row extends { readonly slug: string }, Stored extends StoredRow>(
  name: ContentKind,
  kind: Kind<Row, Stored>,
): Content {
  const { fields, needed } = kind;
  let described: readonly ContentField[] | undefined;
  return {
    // Described when the first form asks: no start waits for it.
    get fields() {
      described ??= describeFields(fields, needed);
      return described;
    },
    columns: Object.keys(fields.shape),
    run: (tx, rows, options) => importWithin(tx, { name, ...kind }, rows, options),
    read: async (db, slugs) => {
      const stored = await kind.stored(db, slugs);
      return new Map(stored.map((one) => [one.slug, toFormValues(fields, one)]));
    },
    locks: (db, slug, now) => readLocks(db, kind, slug, now),
  };
}

/** Asks the kind as if every field were another one; only what is locked by itself counts. */
async function readLocks<Row extends { readonly slug: string }, Stored extends StoredRow>(
  db: Database,
  kind: Kind<Row, Stored>,
  slug: string,
  now: Date,
): Promise<FieldLock[]> {
  const [before] = await kind.stored(db, [slug]);
  const read = kind.schema.safeParse(before ? toFormValues(kind.fields, before) : null);
  if (!before || !read.success) return [];
  const { slug: _, ...row } = read.data;
  const changes = Object.keys(row).map((field) => ({ field, from: before[field], to: undefined }));
  const refused = kind.refusals?.({ row: read.data, before, changes }, now) ?? [];
  const name = kind.fields.shape.slug ? 'slug' : 'key';
  return [
    { field: name, reason: 'address', values: {} },
    ...refused.flatMap(({ field, code, values: { reason, ...values } }) => {
      const known = findReason(reason);
      const column = field === null ? null : toColumn(field);
      return code === 'locked' && column !== null && known ? [{ field: column, reason: known, values }] : [];
    }),
  ];
}

function findReason(said: unknown): LockReason | undefined {
  return lockReasons.find((reason) => reason === said);
}
