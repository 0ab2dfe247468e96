import { sql } from 'drizzle-orm';
import { type Area, areaOfKind } from '@/contract/areas';
import type { DeskToday } from '@/contract/desk-today';
import type { ServiceContext } from '../../context';
import { deskKinds } from '../desk-content/desk-kinds';

type FirstKind = DeskToday['missing'][number];

/** Those of some kinds of which there is no entry at all, drafts included; what belongs to an area that is off is not missed. */
export async function listMissing(
  { db }: Pick<ServiceContext, 'db'>,
  { kinds, off }: { readonly kinds: readonly FirstKind[]; readonly off: readonly Area[] },
): Promise<FirstKind[]> {
  const wanted = kinds.filter((kind) => !isOff(kind, off));
  if (wanted.length === 0) return [];
  const found = wanted.map((kind) => sql`exists (select from (${deskKinds[kind].rows}) as e)`);
  const { rows } = await db.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(found, sql`, `)}] as found`,
  );
  return wanted.filter((_, at) => rows[0]?.found[at] === false);
}

/** The shows belong to the stream, which has no entries of its own. */
function isOff(kind: FirstKind, off: readonly Area[]): boolean {
  const area = kind === 'schedule' ? 'stream' : areaOfKind(kind);
  return area !== null && off.includes(area);
}
