import { sql } from 'drizzle-orm';
import {
  type ContentKind,
  contentKinds,
  countLimit,
  type DeskState,
  economyKinds,
  type ImportKind,
} from '@/contract/desk-content';
import type { ContentField } from '@/contract/desk-content-fields';
import type { ServiceContext } from '../../context';
import { importFields } from '../import/import-file';
import { deskKinds } from './desk-kinds';
import { storedStates } from './list-content';

/** Whether a role writes a kind: what makes Sikke is an admin's, the rest an editor's too. */
export function mayWrite(kind: ImportKind, permission: string): boolean {
  return permission === 'admin' || (permission === 'editor' && !economyKinds.includes(kind));
}

/** Every kind with its states, each counted up to the limit: a large table costs no more than a small one. */
export async function listOverview({ db }: Pick<ServiceContext, 'db'>, permission: string) {
  const asked = contentKinds.flatMap((kind) => statesOf(kind).map((state) => ({ kind, state })));
  const counts = asked.map(({ kind, state }) => {
    const { rows } = deskKinds[kind];
    const stored = sql.param(storedStates(deskKinds[kind], state));
    return sql`(select count(*)::int from (select from (${rows}) as e where e.state = any(${stored}::text[]) limit ${countLimit}) as few)`;
  });
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  const found = rows[0]?.counts ?? [];
  return contentKinds.map((kind) => ({
    kind,
    can_write: mayWrite(kind, permission),
    states: statesOf(kind),
    counts: Object.fromEntries(
      asked.flatMap((one, at) => (one.kind === kind ? [[one.state, found[at] ?? 0]] : [])),
    ),
  }));
}

/** What a form of a kind has, or a row of figures, in its order. */
export function listFields(
  _: Pick<ServiceContext, 'clock'>,
  { kind }: { readonly kind: ImportKind },
): ContentField[] {
  return [...importFields(kind)];
}

function statesOf(kind: ContentKind): DeskState[] {
  return [...new Set(Object.values(deskKinds[kind].states))];
}
