import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { media } from '../../db/schema/media';
import { reviewSteps } from '../../db/schema/review-steps';
import { ServiceError } from '../../service-error';
import type { Member } from '../sessions/authenticate';
import { lookUp, type Whose } from './review/find-subject';
import { reviewKinds } from './review/review-kinds';
import { findScope } from './review/reviewer-scope';

/**
 * The bytes of a picture, for the member who sent it, the owner of the claim it belongs to, and that claim's reviewers. Everybody else
 * gets `not_found`, as for none (T-UP-7), and so does everybody once it is erased.
 */
export async function readMedia(
  { db, pictureStore }: Pick<ServiceContext, 'db' | 'pictureStore'>,
  { member: { user }, id }: { readonly member: Pick<Member, 'user'>; readonly id: string },
): Promise<Buffer> {
  const [found] = await db
    .select({
      image: media.image,
      userId: media.userId,
      kind: reviewSteps.kind,
      subject: reviewSteps.subjectId,
    })
    .from(media)
    .leftJoin(reviewSteps, eq(reviewSteps.id, media.stepId))
    .where(and(eq(media.id, id), isNull(media.erasedAt)));
  if (found && (found.userId === user.id || (await maySee(db, user, found))))
    return pictureStore.open(found.image);
  throw new ServiceError('not_found');
}

interface Place {
  readonly kind: string | null;
  readonly subject: number | null;
}

async function maySee(
  db: ServiceContext['db'],
  user: Member['user'],
  { kind: name, subject }: Place,
): Promise<boolean> {
  const kind = Object.values(reviewKinds).find((known) => known.kind === name);
  if (!kind || subject === null) return false;
  const scope = findScope(user, kind);
  const whose: Whose[] = [{ ownerId: user.id }, ...(scope ? [scope] : [])];
  const found = await Promise.all(whose.map((one) => lookUp(db, kind, subject, one)));
  return found.some(Boolean);
}
