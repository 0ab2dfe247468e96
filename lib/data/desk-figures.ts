import 'server-only';
import type { z } from 'zod';
import {
  type FigureSpan,
  type FigureSubject,
  figureAnswerSchemas,
  figureQuerySchema,
} from '@/contract/desk-figures';
import { type DeskToday, deskTodayAnswerSchema } from '@/contract/desk-today';
import type { DeskViewer } from '@/lib/desk-pages';
import { mayReadFigure } from '@/lib/desk-rights';
import { readOwn } from './read-own';

/** What a viewer may see of the figures; null for what is not theirs, and where the upstream has none. */
export type DeskFigures = Awaited<ReturnType<typeof readFigures>>;

/** The span that an address asks for; thirty days where it asks for none that there is. */
export function readSpan(word: string | undefined): FigureSpan {
  const asked = figureQuerySchema.safeParse({ days: word });
  return asked.success ? asked.data.days : '30';
}

/** Every figure of a span that somebody may see. */
export async function readFigures(viewer: DeskViewer, span: FigureSpan) {
  const read = async <T>(subject: FigureSubject, answer: z.ZodType<{ readonly data: T }>) => {
    if (!mayReadFigure(viewer, subject)) return null;
    return (await readOwn(`/desk/figures/${subject}?days=${span}`, answer))?.data ?? null;
  };
  const [members, coins, clicks, claims, orders] = await Promise.all([
    read('members', figureAnswerSchemas.members),
    read('coins', figureAnswerSchemas.coins),
    read('clicks', figureAnswerSchemas.clicks),
    read('claims', figureAnswerSchemas.claims),
    read('orders', figureAnswerSchemas.orders),
  ]);
  return { members, coins, clicks, claims, orders };
}

/** What waits, is live and ends today; null where the upstream does not say. */
export async function readToday(): Promise<DeskToday | null> {
  return (await readOwn('/desk/today', deskTodayAnswerSchema))?.data ?? null;
}
