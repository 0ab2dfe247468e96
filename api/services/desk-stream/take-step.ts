import { eq, sql } from 'drizzle-orm';
import type { StreamKind, StreamLine, StreamStep } from '@/contract/desk-stream';
import { applyStep } from '@/contract/stream-lines';
import type { Writing } from '../../context';
import { games } from '../../db/schema/games';
import type { Transaction } from '../../db/transact';
import { invalidField } from '../../service-error';
import { storeContent } from '../desk-content/store-content';
import { contentKind } from '../import/content-kind';
import { importAlone } from '../import/run-import';
import { asFormValues } from '../import/to-form-values';
import { readEntry } from './read-entry';
import { readLines } from './read-lines';
import { streamKindRecords } from './stream-kind';

interface Taken {
  readonly kind: StreamKind;
  readonly slug: string;
  readonly step: StreamStep;
  readonly actorId: string;
}

/**
 * Takes one step at the stream desk: the lines as they are at this moment, the step on them, and the result by the way of an import, with its
 * rules, its version and a line of the audit log that says what the step changed. `not_found`; 422 on `key` where the line is gone (`exists`)
 * or there already (`unique`), otherwise `validation_failed` with every problem.
 */
export async function takeStep(
  writing: Writing,
  { kind, slug, step, actorId }: Taken,
): Promise<{ readonly version: number }> {
  const { tx, clock } = writing;
  await importAlone(tx);
  const { id, ...entry } = await readEntry(tx, { kind, slug }, clock.now());
  const lines = await readLines(tx, kind, id);
  const named = await withKnownGame(tx, step);
  const next = applyStep(lines, named);
  if (!next) throw invalidField('key', step.kind === 'add' ? 'unique' : 'exists');
  const { field, toValue } = streamKindRecords[kind];
  const present = (await contentKind(kind).read(tx, [slug])).get(slug) ?? {};
  const changed = step.kind === 'fields' ? asFormValues(step.set) : { [field]: next.map(toValue) };
  const { version } = await storeContent(writing, {
    ...{ kind, slug, actorId, refused: [], fields: { ...present, ...changed } },
    audited: { action: 'stream_entered', ...sides({ step: named, lines, next, entry }), reason: step.kind },
  });
  await keepKeys(tx, { kind, id }, next);
  return { version };
}

/** What was typed while nothing could be looked up is the game of that name, where there is one. */
async function withKnownGame(tx: Transaction, step: StreamStep): Promise<StreamStep> {
  if (step.kind !== 'add' || step.line.game !== null) return step;
  const [game] = await tx
    .select({ slug: games.slug })
    .from(games)
    .where(sql`lower(${games.name}) = lower(${step.line.name})`)
    .orderBy(games.id)
    .limit(1);
  return game ? { ...step, line: { ...step.line, game: game.slug } } : step;
}

interface Moved {
  readonly step: StreamStep;
  readonly lines: readonly StreamLine[];
  readonly next: readonly StreamLine[];
  readonly entry: Readonly<Record<string, unknown>>;
}

/** What the step changed, before and after. */
function sides({ step, lines, next, entry }: Moved) {
  if (step.kind === 'fields') {
    const before = Object.fromEntries(Object.keys(step.set).map((name) => [name, entry[name] ?? null]));
    return { before, after: step.set };
  }
  const key = step.kind === 'add' ? step.line.key : step.key;
  const side = (of: readonly StreamLine[]) => {
    const at = of.findIndex((line) => line.key === key);
    return { lines: of.length, ...(at < 0 ? {} : { position: at + 1, ...of[at] }) };
  };
  return { before: side(lines), after: side(next) };
}

/** The import writes all lines anew; here each is called what it was called before. */
async function keepKeys(
  tx: Transaction,
  { kind, id }: { readonly kind: StreamKind; readonly id: number },
  lines: readonly StreamLine[],
): Promise<void> {
  const { lines: table, entryId } = streamKindRecords[kind];
  const keys = sql.param(lines.map(({ key }) => key));
  // A key is one line's at any moment, also within a statement: lines that look alike may have been given each other's.
  const fresh = sql`replace(gen_random_uuid()::text, '-', '')`;
  await tx.update(table).set({ lineKey: fresh }).where(eq(entryId, id));
  await tx
    .update(table)
    .set({ lineKey: sql`(${keys}::text[])[${table.position}]` })
    .where(eq(entryId, id));
}
