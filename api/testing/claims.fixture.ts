import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { claimStateAnswerSchema } from '@/contract/claims';
import { mediaAnswerSchema } from '@/contract/media';
import type { Deps } from '../context';
import { complaints } from '../db/schema/complaints';
import { media } from '../db/schema/media';
import { raffleSponsors } from '../db/schema/raffle-sponsors';
import { logInAs, makeUser } from './accounts.fixture';
import type { TestApp } from './app.fixture';
import { freeMediaId, knownMediaId } from './claim-operations.fixture';
import { addRaffle, addSponsor } from './content.fixture';

/** A PNG of noise: no two of different seeds look alike. */
export function picture(seed = 1, { width = 64, height = 48 } = {}): Promise<Buffer> {
  let state = seed * 2_654_435_761;
  const noise = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % 256;
  });
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Sends a picture as the site does. */
export function sendPicture(api: TestApp, token: string, body: Uint8Array, type = 'image/png') {
  return api.call('POST', '/media', { token, body, headers: { 'Content-Type': type } });
}

let seeds = 0;

/** Stores a picture that nobody sent before; answers its name. */
export async function newPicture(api: TestApp, token: string): Promise<string> {
  seeds += 1;
  const answer = await sendPicture(api, token, await picture(seeds + 1000));
  return mediaAnswerSchema.parse(await answer.json()).data.id;
}

/** A member of their own: id and token. */
export async function newMember(api: TestApp, name: string, changes: Parameters<typeof makeUser>[2] = {}) {
  const id = await makeUser(api, name, changes);
  return { id, token: await logInAs(api, name) };
}

interface Rule {
  readonly amountPerTicket?: number;
  readonly maxPerUser?: number | null;
  readonly minAmount?: number;
}

/** An open draw with one sponsor of its own, both named `slug`. Answers their ids. */
export async function addTicketDraw(api: TestApp, slug: string, rule: Rule = {}) {
  const { db } = api.deps;
  const sponsorId = await addSponsor(db, { slug });
  const raffleId = await addRaffle(db, { slug });
  await db.insert(raffleSponsors).values({ raffleId, sponsorId, amountPerTicket: 10_000, ...rule });
  return { sponsorId, raffleId };
}

/** The body of a deposit at the draw named `slug`. */
export function depositBody(slug: string, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    raffle: slug,
    sponsor: slug,
    site_username: 'nar_oyuncu',
    amount: 10_000,
    currency: 'TRY',
    deposit_date: new Date(Date.now() - 600_000).toISOString(),
    file: [] as string[],
    ...changes,
  };
}

/** A write that has effect once, under a key of its own unless told otherwise. */
export function keyed(api: TestApp, path: string, token: string, body: unknown, key: string = randomUUID()) {
  return api.call('POST', path, { token, body, headers: { 'Idempotency-Key': key } });
}

/** Hands in a claim that must be taken; answers its id. */
export async function submit(api: TestApp, path: string, token: string, body: unknown): Promise<number> {
  const answer = await keyed(api, path, token, body);
  return claimStateAnswerSchema.parse(await answer.json()).data.id;
}

/** Hands in a deposit with a new picture; answers its id. */
export async function submitDeposit(
  api: TestApp,
  token: string,
  slug: string,
  changes = {},
): Promise<number> {
  const file = [await newPicture(api, token)];
  return submit(api, '/claims/deposit', token, depositBody(slug, { file, ...changes }));
}

/** A reviewer's step. */
export function review(api: TestApp, token: string, claim: string, body: unknown) {
  return api.call('POST', `/reviews/${claim}/steps`, { token, body });
}

/** What the good calls of `claim-operations.fixture.ts` name: pictures, an open draw and a case of the member's. */
export async function addKnownClaims(
  { db }: Pick<Deps, 'db'>,
  { userId, sponsorId }: { readonly userId: string; readonly sponsorId: number },
): Promise<void> {
  const createdAt = new Date();
  const stored = { userId, width: 1, height: 1, dhash: '0'.repeat(16), createdAt };
  const image = Buffer.from('picture');
  for (const [at, id] of [knownMediaId, freeMediaId].entries()) {
    await db.insert(media).values({ ...stored, id, image, digest: String(at).repeat(64) });
  }
  const raffleId = await addRaffle(db, { slug: 'acik' });
  await db.insert(raffleSponsors).values({ raffleId, sponsorId, amountPerTicket: 10_000 });
  const words = { type: 'complaint', department: 'other', subject: 'Konu' } as const;
  await db.insert(complaints).values({ id: 1, userId, createdAt, ...words });
}
