import { eq } from 'drizzle-orm';
import { quicknet } from '@/contract/draw/beacon';
import { beaconAlgorithm } from '@/contract/draw/draw-tickets';
import type { Database } from '../../../db/client';
import { raffleSponsors } from '../../../db/schema/raffle-sponsors';
import { raffles } from '../../../db/schema/raffles';
import { computeCommitment } from '../../raffles/draw/draw-tickets';
import type { Importing } from '../kind';
import { idsBySlug } from '../references';
import type { RaffleRow } from './raffle-row';
import { storedRaffles } from './raffle-stored';

type Columns = typeof raffles.$inferInsert;
type Values = { readonly [Key in keyof Columns]?: Columns[Key] | undefined };

/**
 * Adds or changes draws. A new one gets a seed of its own, which no file and nobody else can choose; its hash is public with the draw, and
 * from then on the result hangs on the tickets alone (ADR 070).
 */
export async function writeRaffles(
  db: Database,
  rows: readonly RaffleRow[],
  { now, ids }: Importing,
): Promise<void> {
  const slugs = rows.map(({ slug }) => slug);
  const stored = new Map((await storedRaffles(db, slugs)).map((one) => [one.slug, one]));
  for (const { rules, state, ...row } of rows) {
    const before = stored.get(row.slug);
    const stage = state === before?.state ? undefined : state === 'published' ? ('open' as const) : state;
    const values = { ...row, state: stage, publishedAt: stage === 'open' ? now : undefined };
    if (before) await db.update(raffles).set(values).where(eq(raffles.id, before.id));
    const id = before?.id ?? (await add(db, { ...values, ...seeds(ids), createdAt: now }));
    if (rules !== undefined) await writeRules(db, id, rules);
  }
}

/** 256 random bits in hex, and what is published of them. */
function seeds(ids: Importing['ids']) {
  const serverSeed = Buffer.from(ids.secret(), 'base64url').toString('hex');
  return {
    algorithm: beaconAlgorithm,
    beaconChain: quicknet.hash,
    serverSeed,
    commitment: computeCommitment(serverSeed),
  };
}

async function add(db: Database, values: Values): Promise<number> {
  const { slug, title, startsAt, endsAt, drawAt, prizes, ...more } = values;
  const { algorithm, serverSeed, commitment, ...rest } = more;
  if (!slug || !title || !startsAt || !endsAt || !drawAt || !prizes) throw lacking;
  if (!algorithm || !serverSeed || !commitment) throw lacking;
  const terms = { slug, title, startsAt, endsAt, drawAt, prizes };
  const [added] = await db
    .insert(raffles)
    .values({ ...rest, ...terms, algorithm, serverSeed, commitment })
    .returning({ id: raffles.id });
  return added?.id ?? 0;
}

const lacking = new Error('a new draw lacks what it needs');

async function writeRules(
  db: Database,
  raffleId: number,
  rules: NonNullable<RaffleRow['rules']>,
): Promise<void> {
  const known = await idsBySlug(
    db,
    'sponsor',
    rules.map(({ sponsor }) => sponsor),
  );
  await db.delete(raffleSponsors).where(eq(raffleSponsors.raffleId, raffleId));
  const rows = rules.map((rule) => ({
    raffleId,
    sponsorId: known.get(rule.sponsor) ?? 0,
    amountPerTicket: rule.amount_per_ticket,
    currency: rule.currency,
    minAmount: rule.min_amount,
    maxPerUser: rule.max_per_user,
  }));
  if (rows.length > 0) await db.insert(raffleSponsors).values(rows);
}
