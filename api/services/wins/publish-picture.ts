import { and, asc, eq } from 'drizzle-orm';
import type { Deps } from '../../context';
import { winKind } from '../../db/kinds/wins';
import { media } from '../../db/schema/media';
import { publicPictures } from '../../db/schema/public-pictures';
import { reviewSteps } from '../../db/schema/review-steps';
import { wins } from '../../db/schema/wins';
import { transact } from '../../db/transact';

/** The longest side of a public picture, in pixels: as wide as a page shows it. */
const longestSide = 1280;

type Needs = Pick<Deps, 'db' | 'clock' | 'ids' | 'pictures' | 'pictureStore' | 'log'>;

/**
 * Makes the public picture of an approved win out of the first private one that came with it, anew and under a name of its own, where its
 * member agreed. Bears to run twice: a win has one. Nothing of it stays where the win has ceased to be public meanwhile.
 */
export async function publishPicture(deps: Needs, winId: number): Promise<void> {
  const original = await firstPicture(deps, winId);
  if (!original) return;
  const picture = await deps.pictures.reencode(await deps.pictureStore.open(original.image), { longestSide });
  if (!picture) return deps.log.warn({ event: 'win_picture_refused', winId }, 'no public picture');
  const { width, height } = picture;
  const image = await deps.pictureStore.keep(picture.image);
  const createdAt = new Date(deps.clock.now());
  await transact(deps.db, async (tx) => {
    const [win] = await tx
      .select({ id: wins.id })
      .from(wins)
      .where(and(eq(wins.id, winId), isShown))
      .for('no key update');
    if (!win) return;
    await tx
      .insert(publicPictures)
      .values({ id: deps.ids.uuid(), winId, image, width, height, createdAt })
      .onConflictDoNothing({ target: publicPictures.winId });
  });
}

const isShown = and(winKind.shown(), eq(wins.showsPicture, true));

async function firstPicture({ db }: Needs, winId: number) {
  const [found] = await db
    .select({ image: media.image })
    .from(media)
    .innerJoin(reviewSteps, eq(reviewSteps.id, media.stepId))
    .innerJoin(wins, eq(wins.id, reviewSteps.subjectId))
    .where(and(eq(reviewSteps.kind, 'win'), eq(wins.id, winId), isShown))
    .orderBy(asc(reviewSteps.id), asc(media.createdAt), asc(media.id))
    .limit(1);
  return found;
}
