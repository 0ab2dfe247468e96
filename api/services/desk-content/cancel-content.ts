import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ContentKind } from '@/contract/desk-content';
import type { ContentSaved } from '@/contract/desk-content-writes';
import type { Writing } from '../../context';
import { raffles } from '../../db/schema/raffles';
import { wagerEvents } from '../../db/schema/wager-events';
import type { Transaction } from '../../db/transact';
import { pagePath } from '../../site-links';
import { recordAudit } from '../audit/record-audit';
import { cancelHunt } from '../bonus-hunts/cancel-hunt';
import { askSecondPerson } from '../desk/four-eyes/ask-second-person';
import type { Confirmed } from '../desk/four-eyes/decide-request';
import { hasOtherAdmin } from '../desk/four-eyes/has-other-admin';
import { decideEvent } from '../events/decide-event';
import { cancelTournament } from '../tournaments/cancel-tournament';
import { cancelWagerEvent } from '../wager-events/cancel-wager-event';
import { cancelRaffle } from './cancel-raffle';
import { readHead } from './content-head';
import { parseSubject, toSubject } from './content-subject';
import type { DeskKind } from './desk-kind';
import { deskKinds } from './desk-kinds';

interface Named {
  readonly slug: string;
  readonly reason: string;
}

/** How a contest is cancelled, which gives back and tells, and when it is so far under way that a second admin has to confirm it. */
interface Cancelling {
  readonly run: (writing: Writing, named: Named) => Promise<void>;
  readonly isUnderWay?: (tx: Transaction, slug: string, now: Date) => Promise<boolean>;
}

const contests: Readonly<Record<NonNullable<DeskKind['cancels']>, Cancelling>> = {
  events: {
    run: ({ tx: db, clock, beacon }, { slug, reason }) =>
      decideEvent({ db, clock, beacon }, { slug, input: { action: 'cancel', reason } }),
  },
  tournaments: {
    run: ({ tx: db, clock }, { slug, reason }) =>
      cancelTournament({ db, clock }, { slug, input: { reason } }),
  },
  'bonus-hunts': { run: (writing, { slug, reason }) => cancelHunt(writing, { slug, input: { reason } }) },
  'wager-events': { run: cancelWagerEvent, isUnderWay: isRaceUnderWay },
  raffles: { run: cancelRaffle, isUnderWay: isDrawUnderWay },
};

interface Cancelled extends Named {
  readonly kind: ContentKind;
  readonly actorId: string;
  readonly by: NonNullable<DeskKind['cancels']>;
  /** What the audit log says beside. */
  readonly also?: Readonly<Record<string, unknown>>;
}

/**
 * Cancels a contest by its own rules; one that is under way waits for a second admin, where there is one (`held`, ADR 226), and the audit log says
 * so where there is none (`alone`).
 */
export async function cancelContent(writing: Writing, { by, ...asked }: Cancelled): Promise<ContentSaved> {
  const { kind, slug, reason, actorId } = asked;
  const { tx, clock } = writing;
  const head = await readHead(tx, kind, slug);
  const isUnderWay = await contests[by].isUnderWay?.(tx, slug, new Date(clock.now()));
  if (!isUnderWay) return cancel(writing, { by, ...asked });
  if (!(await hasOtherAdmin(tx, actorId))) return cancel(writing, { by, ...asked, also: { alone: true } });
  const payload = { title: head.title };
  await askSecondPerson(writing, {
    ...{
      kind: 'contest_cancellation',
      subject: toSubject(kind, slug),
      memberId: null,
      payload,
      reason,
      actorId,
    },
  });
  const { version, state } = head;
  return { slug, version, state, path: pagePath(kind, slug), changed: false, held: ['state'] };
}

/** Cancels what was asked for once a second admin has confirmed it; `conflict` where it is over meanwhile. */
export async function carryOutCancellation(writing: Writing, request: Confirmed): Promise<void> {
  const named = parseSubject(request.subject);
  const { cancels: by } = deskKinds[named.kind];
  if (by) await cancel(writing, { by, ...named, reason: request.reason, actorId: request.confirmedBy });
}

async function cancel(
  writing: Writing,
  { kind, slug, actorId, reason, by, also = {} }: Cancelled,
): Promise<ContentSaved> {
  const before = await readHead(writing.tx, kind, slug);
  await contests[by].run(writing, { slug, reason });
  const { version, state } = await readHead(writing.tx, kind, slug);
  await recordAudit(writing, {
    ...{ actorId, action: 'content_cancelled', subject: toSubject(kind, slug) },
    ...{ before: { state: before.state }, after: { state, ...also }, reason },
  });
  return { slug, version, state, path: pagePath(kind, slug), changed: true };
}

/** It has begun, or somebody has a ticket or handed a deposit in. */
async function isDrawUnderWay(tx: Transaction, slug: string, now: Date): Promise<boolean> {
  const { id, state, startsAt } = raffles;
  const isPlayed = sql`(exists (select from tickets t where t.raffle_id = ${id})
    or exists (select from ticket_deposits d where d.raffle_id = ${id}))`;
  const isOn = inArray(state, ['open', 'closed', 'drawing']);
  return isThere(tx, raffles, and(eq(raffles.slug, slug), isOn, or(lte(startsAt, now), isPlayed)));
}

async function isRaceUnderWay(tx: Transaction, slug: string, now: Date): Promise<boolean> {
  const { state, startsAt } = wagerEvents;
  const isOn = inArray(state, ['live', 'awaiting_data', 'provisional', 'dispute']);
  const isDue = and(eq(state, 'scheduled'), lte(startsAt, now));
  return isThere(tx, wagerEvents, and(eq(wagerEvents.slug, slug), or(isOn, isDue)));
}

async function isThere(tx: Transaction, table: typeof raffles | typeof wagerEvents, is: SQL | undefined) {
  return (await tx.$count(table, is)) > 0;
}
