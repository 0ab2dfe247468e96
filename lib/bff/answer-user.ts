import { assetUrl } from '@/lib/format/safe-url';
import { JsonAnswer } from './answer';
import { answeringJson } from './answering';
import type { Asked } from './asked';
import { BffError } from './bff-error';
import { Member } from './member';

/**
 * GET /api/user: the viewer with the address of the chosen avatar's picture, so that no island needs the pictures' base;
 * `{status: false, data: null}` for a guest, 401 for a dead session. Where the base cannot be read it is the site itself.
 */
export function answerUser(readPictureBase: () => Promise<string>): (request: Asked) => Promise<JsonAnswer> {
  return (request) =>
    answeringJson(request, async ({ jar, caller }) => {
      if (jar.isDead) throw new BffError('session_revoked');
      if (!jar.session) return new JsonAnswer({ status: false, data: null });
      const [user, base] = await Promise.all([
        new Member(jar.session, jar, caller).fetchUser(),
        readPictureBase().catch(() => ''),
      ]);
      return new JsonAnswer({ status: true, data: { ...user, avatar_url: assetUrl(base, user.avatar) } });
    });
}
