import 'server-only';
import { cache } from 'react';
import {
  type AnalysisDetailWire,
  type AnalysisRecordWire,
  type AnalysisView,
  type AnalysisWire,
  analysesAnswerSchema,
  analysisAnswerSchema,
  analystsAnswerSchema,
} from '@/contract/analyses';
import { cursorSchema } from '@/contract/page';
import { slugSchema } from '@/contract/slug';
import { type GameRef, toGameRef } from './game-ref';
import { getMain } from './main';
import { readOwn } from './read-own';

/** An analysis as it is shown: the wire, with the address of its game's picture in place. */
export interface Analysis extends Omit<AnalysisWire, 'game'> {
  readonly game: GameRef | null;
}

/** An analysis with all that is said about it. */
export type AnalysisDetail = Analysis & Omit<AnalysisDetailWire, keyof AnalysisWire>;

/** Who writes, with the record. */
export interface Analyst {
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly record: AnalysisRecordWire;
}

/** Which analyses are asked for: a view, or everything of an author. */
export type AnalysisChoice = { readonly view: AnalysisView } | { readonly author: string };

/** A page of a list. */
export interface AnalysisPage {
  readonly items: readonly Analysis[];
  readonly nextCursor: string | null;
}

/** A page of analyses, the first one without a cursor; null for an area, an author or a cursor that is none. */
export async function listAnalyses(choice: AnalysisChoice, cursor?: string): Promise<AnalysisPage | null> {
  if ('author' in choice && !slugSchema.safeParse(choice.author).success) return null;
  if (cursor !== undefined && !cursorSchema.safeParse(cursor).success) return null;
  const query = new URLSearchParams({ ...choice, ...(cursor === undefined ? {} : { cursor }) });
  const [page, { cdnUrl }] = await Promise.all([
    readOwn(`/analyses?${query}`, analysesAnswerSchema),
    getMain(),
  ]);
  if (!page) return null;
  return {
    items: page.data.map((wire) => withGame(wire, cdnUrl)),
    nextCursor: page.next_cursor ?? null,
  };
}

/** One analysis; null for an unknown slug. */
export const findAnalysis = cache(async (slug: string): Promise<AnalysisDetail | null> => {
  if (!slugSchema.safeParse(slug).success) return null;
  const [answer, { cdnUrl }] = await Promise.all([
    readOwn(`/analyses/${slug}`, analysisAnswerSchema),
    getMain(),
  ]);
  return answer && withGame(answer.data, cdnUrl);
});

/** Who writes, each with the record; nobody where the upstream lacks the area. */
export const listAnalysts = cache(async (): Promise<readonly Analyst[]> => {
  return (await readOwn('/analysts', analystsAnswerSchema))?.data ?? [];
});

function withGame<T extends AnalysisWire>(
  wire: T,
  cdnUrl: string,
): Omit<T, 'game'> & { readonly game: GameRef | null } {
  return { ...wire, game: wire.game && toGameRef(wire.game, wire.game.name, cdnUrl) };
}
