import { sql } from 'drizzle-orm';
import type { Deps } from '../../context';
import { media } from '../../db/schema/media';
import type { ReviewKind } from './review/review-kind';
import { reviewKinds } from './review/review-kinds';
import { reviewSetting } from './review/review-setting';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

const dayMs = 24 * 60 * 60_000;

/** Pictures a statement, which ends after five seconds. */
const batchSize = 500;

/**
 * Erases the pictures of claims that are decided, once nothing has happened to them for the operator's number of days; answers how many.
 * The row stays with its hashes: the history says that there was a picture, and the same receipt is known again (ADR 140).
 * A run that is repeated finds nothing to do.
 */
export async function erasePictures(needs: Needs): Promise<number> {
  const { keepPicturesDays } = await reviewSetting(needs);
  const before = new Date(needs.clock.now() - keepPicturesDays * dayMs);
  let erased = 0;
  for (const kind of Object.values(reviewKinds)) erased += await eraseKind(needs, kind, before);
  return erased;
}

async function eraseKind({ db, clock }: Needs, kind: ReviewKind, before: Date): Promise<number> {
  let erased = 0;
  for (let size = batchSize; size === batchSize; erased += size) {
    const gone = await db
      .update(media)
      .set({ image: Buffer.of(0), erasedAt: new Date(clock.now()) })
      .where(sql`${media.erasedAt} is null and ${media.id} in (${selectDue(kind, before)})`);
    size = gone.rowCount ?? 0;
  }
  return erased;
}

function selectDue({ kind, table, columns, open }: ReviewKind, before: Date) {
  const since = sql`${before.toISOString()}::timestamptz`;
  return sql`
    select picture.id from media picture
    join review_steps step on step.id = picture.step_id and step.kind = ${kind}
    join ${table} on ${columns.id} = step.subject_id
    where picture.erased_at is null and picture.created_at < ${since}
      and ${columns.state} not in ${[...open]}
      and not exists (
        select from review_steps later
        where later.kind = step.kind and later.subject_id = step.subject_id and later.created_at >= ${since})
    limit ${batchSize}`;
}
