import type { ContentValues } from '@/contract/desk-content';
import type { DeskKind, Move } from './desk-kind';

/** A move that sets the same whatever the entry has. */
export const to =
  (values: ContentValues): Move =>
  () =>
    values;

/** What is on sale, or recommended: it is paused and comes back, or is archived. */
export const shelf = {
  publish: { from: ['draft', 'paused', 'archived'], set: to({ state: 'active' }) },
  pause: { from: ['published'], set: to({ state: 'paused' }) },
  archive: { from: ['draft', 'published', 'paused'], set: to({ state: 'archived' }) },
} as const satisfies DeskKind['moves'];

/** A draft comes onto the pages. */
export const publish = { from: ['draft'], set: to({ state: 'published' }) } as const;
/** What is on the pages does not take place. */
export const cancel = { from: ['published'], set: to({ state: 'cancelled' }) } as const;

/** A contest goes from draft to published; from there the clock and its own desk carry it. */
export const contest = {
  publish,
  cancel: { from: ['published'], set: to({}) },
} as const satisfies DeskKind['moves'];

/** The time of a publication that is due: the one that was set, unless it is ahead. */
export function toPast(set: unknown, now: Date): string {
  return typeof set === 'string' && new Date(set) <= now ? set : now.toISOString();
}
