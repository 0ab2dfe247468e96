import { eq, type SQL, sql } from 'drizzle-orm';
import type { InboxKind, InboxQuery, InboxRef } from '@/contract/desk-inbox';
import type { ServiceContext } from '../../../context';
import type { Database } from '../../../db/client';
import { sponsors } from '../../../db/schema/sponsors';
import { type ReviewSetting, reviewSetting } from '../../claims/review/review-setting';
import { claimPart } from './claim-part';
import type { InboxKey } from './inbox-cursor';
import type { PartQuery } from './inbox-part';
import { inboxKindsOf, inboxScope, type Viewer } from './inbox-scope';
import { orderPart } from './order-part';

/** A row of the inbox as the union of the kinds tells it. */
export interface InboxRow extends InboxRef, Record<string, unknown> {
  readonly rank: number;
  readonly at: string;
}

/** What is asked of the inbox, its cursor read. */
export interface RowsQuery extends Omit<InboxQuery, 'cursor' | 'size'> {
  readonly after: InboxKey | null;
  /** Milliseconds: only what came to wait after it. */
  readonly since?: number | undefined;
  readonly limit: number;
}

type Needs = Pick<ServiceContext, 'db' | 'log' | 'clock'>;

/** The first rows of a list of the inbox behind a key, of every kind that the viewer decides; one query. `forbidden` for who decides none. */
export async function readInboxRows(needs: Needs, viewer: Viewer, query: RowsQuery): Promise<InboxRow[]> {
  const parts = await inboxParts(needs, viewer, query);
  if (parts.length === 0) return [];
  const way = sql.raw(query.list === 'decided' ? 'desc' : 'asc');
  const { rows } = await needs.db.execute<InboxRow>(sql`
    select kind, rank, id, at from (${sql.join(parts, sql` union all `)}) parts
    order by at ${way}, rank ${way}, tie collate "C" ${way} limit ${query.limit}`);
  return rows;
}

/** How much there is of a kind, and the moment that the first of it stands at. */
export interface InboxCount {
  readonly count: number;
  readonly first: string;
}

/** How much there is of each kind, up to `limit` of it. */
export async function countInboxRows(
  needs: Needs,
  viewer: Viewer,
  query: RowsQuery,
): Promise<ReadonlyMap<InboxKind, InboxCount>> {
  const parts = await inboxParts(needs, viewer, query);
  // A kind that the viewer does not decide has nothing to count.
  if (parts.length === 0) return new Map();
  const { rows } = await needs.db.execute<{ kind: InboxKind; count: string; first: string }>(sql`
    select kind, count(*), min(at) as first from (${sql.join(parts, sql` union all `)}) parts group by kind`);
  return new Map(
    rows.map(({ kind, count, first }) => [
      kind,
      { count: Number(count), first: new Date(first).toISOString() },
    ]),
  );
}

async function inboxParts(
  { db, log, clock }: Needs,
  viewer: Viewer,
  { sponsor, kind: only, ...query }: RowsQuery,
): Promise<SQL[]> {
  const kinds = inboxKindsOf(viewer).filter((kind) => only === undefined || kind === only);
  const [{ hours }, sponsorId] = await Promise.all([reviewSetting({ db, log }), findSponsor(db, sponsor)]);
  if (sponsorId === null) return [];
  const asked = { ...query, sponsorId, viewerId: viewer.id, now: clock.now(), isAlone: only !== undefined };
  return kinds.flatMap((kind) => {
    const scope = inboxScope(viewer, kind);
    return scope ? [toPart(kind, hours, { ...asked, scope })] : [];
  });
}

function toPart(kind: InboxKind, hours: ReviewSetting['hours'], query: PartQuery): SQL {
  return kind === 'order' ? orderPart(query) : claimPart(kind, hours[kind], query);
}

async function findSponsor(db: Pick<Database, 'select'>, slug: string | undefined) {
  if (slug === undefined) return undefined;
  const [found] = await db.select({ id: sponsors.id }).from(sponsors).where(eq(sponsors.slug, slug));
  return found?.id ?? null;
}
