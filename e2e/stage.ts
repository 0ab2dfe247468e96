import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq, inArray, ne, sql } from 'drizzle-orm';
import { recordedRounds } from '@/api/beacon/recorded-rounds.fixture';
import { beaconRounds } from '@/api/db/schema/beacon-rounds';
import { bonusHunts } from '@/api/db/schema/bonus-hunts';
import { checkins } from '@/api/db/schema/checkins';
import { huntGuesses } from '@/api/db/schema/hunt-guesses';
import { prizeClaims } from '@/api/db/schema/prize-claims';
import { raffles } from '@/api/db/schema/raffles';
import { tournaments } from '@/api/db/schema/tournaments';
import { users } from '@/api/db/schema/users';
import { postToLedger } from '@/api/services/ledger/post-to-ledger';
import { closeRaffle } from '@/api/services/raffles/close-raffle';
import { drawRaffle } from '@/api/services/raffles/draw-raffle';
import { addRaffle, giveTickets } from '@/api/testing/content.fixture';
import { addEvent, addTournament } from '@/api/testing/events.fixture';
import { prize } from '@/api/testing/results.fixture';
import { quicknet, roundTime } from '@/contract/draw/beacon';
import { beaconAlgorithm } from '@/contract/draw/draw-tickets';
import { expect } from './fixtures';
import { inDatabase } from './installation';

const dayMs = 86_400_000;
/** The password of every staged member. */
export const memberPassword = 'Yelken-Fora-42';
const clock = { now: Date.now };

/** A member of a journey's own. */
export interface StagedMember {
  readonly id: string;
  readonly username: string;
}

/** Registers a member whom no other journey knows, verified and here for a while, and logs the browser in. */
export async function newMember(page: Page, baseURL: string | undefined): Promise<StagedMember> {
  const username = `tus${randomUUID().slice(0, 8)}`;
  const headers = { Origin: baseURL ?? '' };
  const consent = { adult_confirmed: true, terms_accepted: true };
  const passwords = { password: memberPassword, password_confirmation: memberPassword };
  const data = { username, email: `${username}@ornek.com`, ...passwords, ...consent };
  expect((await page.request.post('/api/register', { data, headers })).status()).toBe(200);
  await page.request.patch('/api/user', { data: { avatar: '/avatars/2/1.jpg' }, headers });
  const seasoned = {
    phoneState: 1,
    telegramVerifiedAt: new Date(),
    createdAt: new Date(Date.now() - 60 * dayMs),
  };
  const named = eq(users.username, username);
  const [member] = await inDatabase((db) =>
    db.update(users).set(seasoned).where(named).returning({ id: users.id }),
  );
  if (!member) throw new Error(`${username} could not register`);
  return { id: member.id, username };
}

/** Logs the browser in as such a member again. */
export async function logInAgain(page: Page, baseURL: string | undefined, { username }: StagedMember) {
  const data = { email: username, password: memberPassword };
  const answer = await page.request.post('/api/login', { data, headers: { Origin: baseURL ?? '' } });
  expect(answer.status()).toBe(200);
}

/** Gives a member whole Sikke. */
export function giveSikke({ id: userId }: StagedMember, amount: number): Promise<unknown> {
  const posting = { userId, amount, reason: 'adjustment', idempotencyKey: `journey:${userId}` } as const;
  return inDatabase((db) => db.transaction((tx) => postToLedger({ tx, clock }, posting)));
}

/** Lets a member meet what the lowest tier of the club asks for: days, stamps and a guess. */
export function makeLoyal({ id: userId }: StagedMember): Promise<unknown> {
  const stamps = Array.from({ length: 6 }, (_, at) => new Date(Date.now() - (at + 1) * dayMs));
  return inDatabase(async (db) => {
    await db
      .insert(checkins)
      .values(stamps.map((createdAt) => ({ userId, day: createdAt.toISOString().slice(0, 10), createdAt })));
    const [hunt] = await db
      .select({ id: bonusHunts.id })
      .from(bonusHunts)
      .where(eq(bonusHunts.slug, 'bonus-hunt-51'));
    await db
      .insert(huntGuesses)
      .values({ huntId: hunt?.id ?? 0, userId, endBalance: 10_000, submittedAt: new Date() });
  });
}

/** A thing that a member has won in a draw of the demo, and whose address is waited for. */
export function winThing({ id: userId }: StagedMember, title: string): Promise<unknown> {
  const prize = { rank_from: 1, rank_to: 1, type: 'physical' as const, title, amount: null, currency: null };
  return inDatabase(async (db) => {
    const { rows } = await db.execute<{ raffle_id: string; position: number }>(sql`
      select d.raffle_id, d.position from draw_results d
      left join prize_claims p on p.raffle_id = d.raffle_id and p.position = d.position
      where p.id is null and d.prize_position is not null order by random() limit 1`);
    const place = { raffleId: Number(rows[0]?.raffle_id), position: rows[0]?.position ?? 0 };
    const answerBy = new Date(Date.now() + 14 * dayMs);
    await db.insert(prizeClaims).values({ userId, ...place, prize, createdAt: new Date(), answerBy });
  });
}

/** An event that is on, where a win with its proof is handed in, or that begins in a day. Answers its path. */
export async function openEvent(state: 'live' | 'upcoming'): Promise<string> {
  const slug = `klavye-gecesi-${randomUUID().slice(0, 8)}`;
  const later = { startsAt: new Date(Date.now() + dayMs), endsAt: new Date(Date.now() + 2 * dayMs) };
  const times = state === 'upcoming' ? later : {};
  await inDatabase((db) => addEvent(db, { slug, title: 'Klavye Gecesi', state, ...times }));
  return `/etkinlikler/${slug}`;
}

/** A bracket that can be joined. Answers its slug. */
export async function openBracket(): Promise<string> {
  const slug = `klavye-kupasi-${randomUUID().slice(0, 8)}`;
  await inDatabase((db) => addTournament(db, { slug, title: 'Klavye Kupası' }));
  return slug;
}

/** Begins a bracket's check-in. */
export function beginCheckIn(slug: string): Promise<unknown> {
  const begun = { state: 'check_in' as const, checkinOpensAt: new Date(Date.now() - 60_000) };
  return inDatabase((db) => db.update(tournaments).set(begun).where(eq(tournaments.slug, slug)));
}

/** Members of the demo whose public names differ, where those of others may be masked alike. */
const unlikeNames = ['oyuncu', 'moderator', 'editor'];

/** A draw by the first way with two prizes, frozen and drawn now among three members of the demo. Answers its title. */
export async function drawNow(): Promise<string> {
  const slug = `simdi-${randomUUID().slice(0, 8)}`;
  const title = `Şimdi ${slug.slice(-8)}`;
  const now = new Date();
  const times = { startsAt: new Date(now.getTime() - dayMs), endsAt: now, drawAt: now };
  const prize = { type: 'physical' as const, title: 'Işıklı bardak', amount: null, currency: null };
  await inDatabase((db) =>
    db.transaction(async (tx) => {
      const prizes = [{ ...prize, rank_from: 1, rank_to: 2 }];
      const raffleId = await addRaffle(tx, { slug, title, prizes, reserveCount: 0, ...times });
      const members = await tx
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.username, unlikeNames));
      for (const [place, { id: userId }] of members.entries())
        await giveTickets(tx, { raffleId, userId, first: place + 1, count: 1 });
      await closeRaffle(tx, { raffleId, chain: quicknet, frozenAt: now });
      await drawRaffle(tx, raffleId, now);
    }),
  );
  return title;
}

/**
 * A draw of August 2023, made whole in one transaction: tickets of three members of the demo, or of as many as win, and of `player`, frozen an hour before round 1000 of quicknet came
 * out, drawn by that round as it was recorded, or cancelled instead. Answers its slug.
 */
export async function drawByRecordedRound({
  player,
  isCancelled,
  winners = 1,
}: RecordedDraw = {}): Promise<string> {
  const slug = `suphe-${randomUUID().slice(0, 8)}`;
  const recorded = recordedRounds.find(({ round }) => round === 1000);
  if (!recorded?.randomness) throw new Error('round 1000 is not recorded');
  const drawAt = new Date(roundTime(quicknet, recorded.round));
  const at = (minutes: number) => new Date(drawAt.getTime() + minutes * 60_000);
  const beacon = { algorithm: beaconAlgorithm, beaconChain: quicknet.hash, publishedAt: at(-600) };
  await inDatabase((db) =>
    db.transaction(async (tx) => {
      const times = { startsAt: at(-600), endsAt: at(-60), drawAt };
      const prizes = [{ ...prize(1), rank_to: winners }];
      const raffleId = await addRaffle(tx, { slug, title: 'Şüphe Çekilişi', prizes, ...times, ...beacon });
      const isOther = player ? ne(users.id, player.id) : undefined;
      const members = await tx
        .select({ id: users.id })
        .from(users)
        .where(isOther)
        .limit(Math.max(3, winners));
      const holders = player ? [...members, player] : members;
      for (const [place, { id: userId }] of holders.entries())
        await giveTickets(tx, { raffleId, userId, first: place * 4 + 1, count: 4 });
      await closeRaffle(tx, { raffleId, chain: quicknet, frozenAt: at(-60) });
      const { signature, randomness } = recorded;
      const fetched = { signature, randomness, source: 'api.drand.sh', fetchedAt: at(1) };
      await tx.update(beaconRounds).set(fetched).where(eq(beaconRounds.round, recorded.round));
      if (isCancelled) await tx.update(raffles).set({ state: 'cancelled' }).where(eq(raffles.id, raffleId));
      else await drawRaffle(tx, raffleId, at(1));
    }),
  );
  return slug;
}

interface RecordedDraw {
  readonly player?: StagedMember;
  readonly isCancelled?: boolean;
  /** How many win; one unless said. */
  readonly winners?: number;
}
