import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import {
  type GameDetailWire,
  type GameWire,
  gameAnswerSchema,
  gameNamesAnswerSchema,
  gameProvidersAnswerSchema,
  gamesAnswerSchema,
  providerCodeSchema,
} from '@/contract/games';
import { gameProviderName } from '@/lib/format/game-providers';
import { assetUrl } from '@/lib/format/safe-url';
import { entryReader, keyedPublicReader, publicReader, readPage } from '@/lib/upstream/read-public';
import { getMain } from './main';

/** A game of the catalogue as it is shown. `providerCode` may stand in a path; null for a code that may not. */
export interface Game extends Omit<GameWire, 'image' | 'provider_code'> {
  readonly provider: string | null;
  readonly providerCode: string | null;
  readonly imageUrl: string | null;
}

/** A game with what hunts, buys and wins know of it. */
export type GameDetail = Game & Omit<GameDetailWire, keyof GameWire>;

/** A page of the catalogue. */
export interface Games {
  readonly items: readonly Game[];
  readonly nextCursor: string | null;
}

/** A provider that has games. */
export interface Provider {
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

const tag = 'games';
const revalidateS = 60;

const readFirst = publicReader({
  tag,
  revalidateS,
  path: '/games',
  answer: gamesAnswerSchema,
  unavailable: { status: false, data: [], next_cursor: null },
});
const readOfProvider = keyedPublicReader({
  tag,
  revalidateS,
  path: (code: string) => `/games?provider=${code}`,
  answer: gamesAnswerSchema,
});
const readProviders = publicReader({
  tag,
  revalidateS,
  path: '/game-providers',
  answer: gameProvidersAnswerSchema,
  unavailable: { status: false, data: [] },
});
const readOne = entryReader('game', {
  tag,
  revalidateS,
  answer: gameAnswerSchema,
});

/** The first page of the catalogue. */
export async function listGames(): Promise<Games> {
  return toGames(await readFirst());
}

/** The first page of one provider's games; null where it has none. */
export async function listProviderGames(code: string): Promise<Games | null> {
  const page = providerCodeSchema.safeParse(code).success ? await readOfProvider(code) : null;
  return page && page.data.length > 0 ? toGames(page) : null;
}

/** A deeper page of the catalogue or of one provider's games; null for what leads nowhere. */
export async function listGamesAfter(cursor: string, code?: string): Promise<Games | null> {
  if (code !== undefined && !providerCodeSchema.safeParse(code).success) return null;
  const filter = code === undefined ? '' : `&provider=${code}`;
  const page = await readPage(`/games?cursor=${encodeURIComponent(cursor)}${filter}`, gamesAnswerSchema);
  return page && toGames(page);
}

/** The providers that have games, by name. */
export const listProviders = cache(async (): Promise<readonly Provider[]> => {
  const { data } = await readProviders();
  return data
    .map(({ provider_code: code, count }) => ({ code, count, name: gameProviderName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'tr'));
});

/** One game; null for an unknown slug. */
export const findGame = cache(async (slug: string): Promise<GameDetail | null> => {
  const [answer, { cdnUrl }] = await Promise.all([readOne(slug), getMain()]);
  return answer && { ...answer.data, ...toGame(answer.data, cdnUrl) };
});

async function toGames(page: z.infer<typeof gamesAnswerSchema>): Promise<Games> {
  const { cdnUrl } = await getMain();
  return { items: page.data.map((wire) => toGame(wire, cdnUrl)), nextCursor: page.next_cursor ?? null };
}

function toGame({ image, provider_code: code, ...wire }: GameWire, cdnUrl: string): Game {
  return {
    ...wire,
    provider: code ? gameProviderName(code) : null,
    providerCode: providerCodeSchema.safeParse(code).data ?? null,
    imageUrl: assetUrl(cdnUrl, image),
  };
}

const readNames = publicReader({
  tag,
  revalidateS,
  path: '/game-names',
  answer: gameNamesAnswerSchema,
  unavailable: { status: false, data: [] },
});

/** Every game a bonus can be bought in, by name: what a player of a bracket chooses from. */
export async function listGameNames() {
  return (await readNames()).data;
}
