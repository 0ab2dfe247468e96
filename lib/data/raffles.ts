import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import { drawProofAnswerSchema } from '@/contract/draw-proof';
import { pastRafflesAnswerSchema, raffleAnswerSchema, rafflesAnswerSchema } from '@/contract/raffles';
import { slugSchema } from '@/contract/slug';
import { entryReader, keyedPublicReader, publicReader, readPage } from '@/lib/upstream/read-public';
import { getMain } from './main';
import {
  type PastRaffle,
  type Raffle,
  type RaffleDetail,
  toPastRaffle,
  toRaffle,
  toRaffleDetail,
} from './raffle-view';

/** A page of the archive. */
export interface PastRaffles {
  readonly raffles: readonly PastRaffle[];
  readonly nextCursor: string | null;
}

const tag = 'raffles';
const revalidateS = 60;

const readCurrent = publicReader({
  tag,
  revalidateS,
  path: '/raffles',
  answer: rafflesAnswerSchema,
  unavailable: { status: false, data: [] },
});
const readPast = publicReader({
  tag,
  revalidateS,
  path: '/raffles/past',
  answer: pastRafflesAnswerSchema,
  unavailable: { status: false, data: [], next_cursor: null },
});
const readOne = entryReader('raffle', {
  tag,
  revalidateS,
  answer: raffleAnswerSchema,
});
const readProof = keyedPublicReader({
  tag,
  revalidateS,
  path: (slug: string) => `/raffles/${slug}/proof`,
  answer: drawProofAnswerSchema,
});

/** What is looked for first stands first; within a phase, the next to end. */
const shownFirst: readonly Raffle['phase'][] = ['open', 'closed', 'upcoming'];

/** The draws that are open, come next or wait to be drawn: the open ones first. */
export async function listRaffles(): Promise<readonly Raffle[]> {
  const [{ data }, { cdnUrl }] = await Promise.all([readCurrent(), getMain()]);
  const raffles = data.map((wire) => toRaffle(wire, cdnUrl));
  return raffles.sort((a, b) => shownFirst.indexOf(a.phase) - shownFirst.indexOf(b.phase));
}

/** The newest page of the archive. */
export async function listPastRaffles(): Promise<PastRaffles> {
  return toPast(await readPast());
}

/** A deeper page of the archive; null for a cursor that leads nowhere. */
export async function listPastRafflesAfter(cursor: string): Promise<PastRaffles | null> {
  const path = `/raffles/past?cursor=${encodeURIComponent(cursor)}` as const;
  const page = await readPage(path, pastRafflesAnswerSchema);
  return page && toPast(page);
}

/** One draw; null for an unknown slug. */
export const findRaffle = cache(async (slug: string): Promise<RaffleDetail | null> => {
  const [answer, { cdnUrl }] = await Promise.all([readOne(slug), getMain()]);
  return answer && toRaffleDetail(answer.data, cdnUrl);
});

/** Everything a draw was computed from, as the API answers it; null before it is drawn. */
export async function findDrawProof(slug: string) {
  return slugSchema.safeParse(slug).success ? readProof(slug) : null;
}

async function toPast(page: z.infer<typeof pastRafflesAnswerSchema>): Promise<PastRaffles> {
  const { cdnUrl } = await getMain();
  return {
    raffles: page.data.map((wire) => toPastRaffle(wire, cdnUrl)),
    nextCursor: page.next_cursor ?? null,
  };
}
