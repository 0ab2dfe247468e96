import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type EntryArea, mostEntries } from '@/contract/entries';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, toPage } from '../../db/keyset';
import { ServiceError } from '../../service-error';
import { isKindOn } from '../settings/is-kind-on';
import { entrySources } from './entry-sources';

interface EntryRow extends Record<string, unknown> {
  readonly id: string;
  readonly slug: string;
  readonly changed_at: Date | string | null;
}

const key = z.tuple([z.number().int()]);

/**
 * A page of what search engines may list of an area, what was added last first; no change of an entry moves it to another page. One
 * query. Throws `not_found` for an area without pages and for one that is off.
 */
export async function listEntries(
  ctx: ServiceContext,
  { area, cursor }: { readonly area: EntryArea; readonly cursor?: string | undefined },
) {
  const source = entrySources.get(area);
  if (!source || !(await isKindOn(ctx))(area)) throw new ServiceError('not_found');
  const { from, id, slug, where } = source;
  const now = ctx.clock.now();
  const changedAt = source.changedAt?.(now) ?? sql`null::timestamptz`;
  const after = afterKey([id], decodeCursor(cursor, key)) ?? sql`true`;
  const { rows } = await ctx.db.execute<EntryRow>(
    sql`select ${id} as id, ${slug} as slug, ${changedAt} as changed_at from ${from}
        where ${where(now)} and ${after} order by ${id} desc limit ${mostEntries + 1}`,
  );
  return toPage(rows, (row) => [Number(row.id)], toWire, mostEntries);
}

function toWire({ slug, changed_at: changedAt }: EntryRow) {
  return { slug, changed_at: changedAt === null ? null : new Date(changedAt).toISOString() };
}
