import 'server-only';
import { buySessionsAnswerSchema } from '@/contract/bonus-buys';
import { huntsAnswerSchema } from '@/contract/bonus-hunts';
import { type StreamDeskWire, type StreamKind, streamDeskAnswerSchema } from '@/contract/desk-stream';
import { slugSchema } from '@/contract/slug';
import { readOwn } from './read-own';

/** What is played at this moment, as the start of the stream desk lists it. */
export interface Playable {
  readonly kind: StreamKind;
  readonly slug: string;
  readonly title: string;
  readonly state: string;
  readonly startedAt: string;
  readonly done: number;
  readonly count: number;
}

/** An entry at the stream desk as it stands at this moment; null where there is none of that name, and for a draft. */
export async function findStreamDesk(kind: StreamKind, slug: string): Promise<StreamDeskWire | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  return (await readOwn(`/desk/stream/${kind}/${slug}`, streamDeskAnswerSchema))?.data ?? null;
}

/** The hunts and sessions that go on, past the cache of the public pages. */
export async function listPlayable(): Promise<readonly Playable[]> {
  const [hunts, buys] = await Promise.all([
    readOwn('/bonus-hunts?scope=active', huntsAnswerSchema),
    readOwn('/bonus-buys?scope=current', buySessionsAnswerSchema),
  ]);
  return [
    ...(hunts?.data ?? []).map(({ slug, title, state, started_at, figures }) => ({
      ...{ kind: 'bonus-hunts' as const, slug, title, state, startedAt: started_at },
      ...{ done: figures.opened_count, count: figures.bonus_count },
    })),
    ...(buys?.data ?? [])
      .filter(({ state }) => state === 'live')
      .map(({ slug, title, state, started_at, figures }) => ({
        ...{ kind: 'bonus-buys' as const, slug, title, state, startedAt: started_at },
        ...{ done: figures.done_count, count: figures.entry_count },
      })),
  ];
}
