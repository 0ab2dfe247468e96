import { type SQL, sql } from 'drizzle-orm';
import type { TimelineKind } from '@/contract/desk-member';
import type { Staff } from './member-rights';

/** Where a page of the timeline goes on: the moment, the kind and the order within both of the last line. */
export type TimelineKey = readonly [at: string, kind: string, tie: string];

/** What is asked of each part. */
export interface TimelinePart {
  readonly memberId: string;
  readonly viewer: Staff;
  readonly after: TimelineKey | null;
  readonly limit: number;
  /** The moment at which it is asked. */
  readonly now: Date;
}

interface Place {
  readonly at: SQL;
  readonly kind: TimelineKind;
  readonly tie: SQL;
  readonly after: TimelineKey | null;
}

/** That a line comes after the last one of the page before. */
export function isAfter({ at, kind, tie, after }: Place): SQL {
  if (!after) return sql`true`;
  return sql`(${at}, ${kind}::text collate "C", ${tie} collate "C")
    < (${after[0]}::timestamptz, ${after[1]}::text collate "C", ${after[2]}::text collate "C") and ${isNotBefore(at, after)}`;
}

/** The part of it that an index over the moments answers: nothing later than that line is read. */
export function isNotBefore(at: SQL, after: TimelineKey | null): SQL {
  return after ? sql`${at} <= ${after[0]}::timestamptz` : sql`true`;
}
