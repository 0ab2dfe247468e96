import 'server-only';
import { cache } from 'react';
import {
  type PublicAnswerWire,
  publicAnswersAnswerSchema,
  type ScorecardsWire,
  type ScorecardWire,
  scorecardsAnswerSchema,
} from '@/contract/sponsor-scorecards';
import { sponsorSlugSchema } from '@/contract/sponsors';
import { keyedPublicReader } from '@/lib/upstream/read-public';
import { orNothing } from './or-nothing';

const readScorecards = keyedPublicReader({
  tag: 'scorecards',
  path: (path: '/sponsor-scorecards') => path,
  answer: scorecardsAnswerSchema,
  revalidateS: 300,
});

const readAnswers = keyedPublicReader({
  tag: 'scorecards',
  path: (slug: string) => `/sponsors/${slug}/answers`,
  answer: publicAnswersAnswerSchema,
  revalidateS: 300,
});

/** The scorecards of all sponsors and the rules they go by; `null` where the upstream measures none (D27). */
export const getScorecards = cache(
  async (): Promise<ScorecardsWire | null> => (await readScorecards('/sponsor-scorecards'))?.data ?? null,
);

/** All scorecards by the slug of their sponsor; none where the upstream measures none, or cannot say: they are a part of pages that stand without. */
export const listScorecards = cache(
  async (): Promise<ReadonlyMap<string, ScorecardWire>> =>
    new Map((await orNothing(getScorecards()))?.sponsors.map((card) => [card.slug, card])),
);

/** What a sponsor answered in public, the last answer first; nothing where the upstream lacks the call (D27). */
export async function listPublicAnswers(slug: string): Promise<readonly PublicAnswerWire[]> {
  if (!sponsorSlugSchema.safeParse(slug).success) return [];
  return (await orNothing(readAnswers(slug)))?.data ?? [];
}
