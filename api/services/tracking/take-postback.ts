import { eq, sql } from 'drizzle-orm';
import type { PostbackOutcome, PostbackRefusal } from '@/contract/sponsor-tracking';
import { addressKey } from '@/system/address-key';
import type { ServiceContext } from '../../context';
import { sponsorTracking } from '../../db/schema/sponsor-tracking';
import { sponsors } from '../../db/schema/sponsors';
import { transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { firstDay } from '../leaders/to-period';
import { findForgery } from './postback-proof';
import { openSecrets } from './postback-secret';
import { readPostback, toFirst } from './read-postback';
import { recordReport } from './record-report';
import { toReport } from './to-report';

/** A postback as its request brought it. */
export interface RawPostback {
  readonly sponsor: string;
  readonly url: string;
  readonly body: Uint8Array;
  readonly type: string;
  /** The proof headers by their names. */
  readonly header: (name: string) => string | undefined;
}

type Tracking = typeof sponsorTracking.$inferSelect;

const dayMs = 24 * 60 * 60_000;
/** Of a postback that is kept for checks. */
const longestRaw = 4000;

/**
 * Takes a postback of a sponsor's system, once: 404 where none is set up, 429 beyond the limit of an address, 403 for what does not prove itself or is stale, 422 for
 * what cannot be read; each refusal is counted by its reason. What nobody asked for is answered like the rest (`ignored`), because such systems send everything.
 */
export async function takePostback(ctx: ServiceContext, raw: RawPostback): Promise<PostbackOutcome> {
  const tracking = await findTracking(ctx, raw.sponsor);
  if (!tracking?.isActive) throw new ServiceError('not_found');
  await ctx.limits.postback.take(`${raw.sponsor}:${addressKey(ctx.clientAddress)}`);
  const proofHeader = tracking.proofHeader ? (raw.header(tracking.proofHeader) ?? null) : null;
  const sent = readPostback({ ...raw, proofHeader });
  const rules = { ...tracking, secrets: openSecrets(ctx, tracking) };
  const forgery = findForgery(rules, sent, ctx.clientAddress);
  if (forgery) throw await refuse(ctx, tracking, forgery);
  const values = signedValues(tracking, sent);
  const report = toReport(tracking, values, ctx.clock.now());
  if ('refused' in report) {
    const error = await refuse(ctx, tracking, report.refused);
    if (report.refused === 'unknown_event') return 'ignored';
    throw error;
  }
  const { db, ...rest } = ctx;
  const until = new Date(ctx.clock.now() + tracking.keepRawDays * dayMs);
  const kept = { text: toKept(tracking, values), until };
  const { sponsorId } = tracking;
  return transact(db, (tx) =>
    recordReport({ ...rest, tx }, { sponsorId, report, origin: 'postback', raw: kept }),
  );
}

async function findTracking({ db }: ServiceContext, slug: string): Promise<Tracking | undefined> {
  const [found] = await db
    .select({ tracking: sponsorTracking })
    .from(sponsorTracking)
    .innerJoin(sponsors, eq(sponsors.id, sponsorTracking.sponsorId))
    .where(eq(sponsors.slug, slug));
  return found?.tracking;
}

/** What counts is what the proof is over: beside a signed query a body says nothing, and the other way round. */
function signedValues({ proof }: Tracking, { query, form }: ReturnType<typeof readPostback>) {
  if (proof === 'hmac_query') return toFirst(query);
  return proof === 'hmac_body' ? form : new Map([...toFirst(query), ...form]);
}

/** As text that any column takes, without what proves it. */
function toKept({ proofParameter }: Tracking, values: ReadonlyMap<string, string>): string {
  const shown = [...values].filter(([name]) => name !== proofParameter);
  const plain = (text: string) => text.replace(/\p{C}/gu, ' ');
  return JSON.stringify(Object.fromEntries(shown.map((pair) => pair.map(plain)))).slice(0, longestRaw);
}

const codes = {
  unsigned: 'forbidden',
  forged: 'forbidden',
  address: 'forbidden',
  stale: 'forbidden',
  unreadable: 'validation_failed',
  unknown_event: 'validation_failed',
} as const satisfies Record<PostbackRefusal, string>;

/** Counts a refusal: a row a sponsor, day and reason, however many come. */
async function refuse(
  ctx: ServiceContext,
  { sponsorId }: Tracking,
  reason: PostbackRefusal,
): Promise<ServiceError> {
  const at = new Date(ctx.clock.now());
  await ctx.db.execute(sql`insert into postback_refusals (sponsor_id, day, reason, last_at, last_address)
    values (${sponsorId}, ${firstDay(at)}::date, ${reason}, ${at.toISOString()}::timestamptz, ${ctx.clientAddress.slice(0, 60)})
    on conflict (sponsor_id, day, reason) do update set count = postback_refusals.count + 1,
      last_at = excluded.last_at, last_address = excluded.last_address`);
  ctx.log.warn({ event: 'postback_refused', sponsorId, reason }, 'a postback was refused');
  return new ServiceError(codes[reason]);
}
