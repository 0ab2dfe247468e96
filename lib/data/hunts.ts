import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import { huntAnswerSchema, huntGuessesAnswerSchema, huntsAnswerSchema } from '@/contract/bonus-hunts';
import { slugSchema } from '@/contract/slug';
import { entryReader, publicReader, readPage } from '@/lib/upstream/read-public';
import { type Hunt, type HuntDetail, type HuntGuess, toGuess, toHunt, toHuntDetail } from './hunt-view';
import { getMain } from './main';

/** A page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

const tag = 'bonus-hunts';
/** What people watch is renewed by its tag; the timer is for a hunt whose guessing ends by the clock. */
const revalidateS = 30;
const unavailable = { status: false, data: [], next_cursor: null };
const archivePath = '/bonus-hunts?scope=finished' as const;

const readActive = publicReader({
  tag,
  revalidateS,
  path: '/bonus-hunts?scope=active',
  answer: huntsAnswerSchema,
  unavailable,
});
const readArchive = publicReader({
  tag,
  revalidateS,
  path: archivePath,
  answer: huntsAnswerSchema,
  unavailable,
});
const readOne = entryReader('hunt', {
  tag,
  revalidateS,
  answer: huntAnswerSchema,
});
const readGuesses = entryReader('guesses', {
  tag,
  revalidateS,
  answer: huntGuessesAnswerSchema,
});

/** The hunts that go on, the newest first. */
export async function listActiveHunts(): Promise<readonly Hunt[]> {
  return (await toHunts(await readActive())).items;
}

/** The newest page of the archive. */
export async function listFinishedHunts(): Promise<Page<Hunt>> {
  return toHunts(await readArchive());
}

/** A deeper page of the archive; null for a cursor that leads nowhere. */
export async function listFinishedHuntsAfter(cursor: string): Promise<Page<Hunt> | null> {
  const page = await readPage(`${archivePath}&cursor=${encodeURIComponent(cursor)}`, huntsAnswerSchema);
  return page && toHunts(page);
}

/** One hunt with its bonuses; null for an unknown slug. */
export const findHunt = cache(async (slug: string): Promise<HuntDetail | null> => {
  const [answer, { cdnUrl }] = await Promise.all([readOne(slug), getMain()]);
  return answer && toHuntDetail(answer.data, cdnUrl);
});

/** The first page of a hunt's guesses: by rank once it is completed, none while guessing is open; null for an unknown slug. */
export async function listHuntGuesses(slug: string): Promise<Page<HuntGuess> | null> {
  const page = await readGuesses(slug);
  return page && toGuesses(page);
}

/** A deeper page of them; null for a slug or a cursor that leads nowhere. */
export async function listHuntGuessesAfter(slug: string, cursor: string): Promise<Page<HuntGuess> | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const path = `/bonus-hunts/${slug}/guesses?cursor=${encodeURIComponent(cursor)}` as const;
  const page = await readPage(path, huntGuessesAnswerSchema);
  return page && toGuesses(page);
}

async function toHunts(page: z.infer<typeof huntsAnswerSchema>): Promise<Page<Hunt>> {
  const { cdnUrl } = await getMain();
  return { items: page.data.map((wire) => toHunt(wire, cdnUrl)), nextCursor: page.next_cursor ?? null };
}

async function toGuesses(page: z.infer<typeof huntGuessesAnswerSchema>): Promise<Page<HuntGuess>> {
  const { cdnUrl } = await getMain();
  return { items: page.data.map((wire) => toGuess(wire, cdnUrl)), nextCursor: page.next_cursor ?? null };
}
