import { assetUrl } from '@/lib/format/safe-url';
import { readPictureBaseLately } from '@/lib/upstream/picture-base';
import { json } from './answer';
import { answering } from './answering';
import { BffError } from './bff-error';
import { Member } from './member';
import type { Handler } from './route';

/**
 * GET /api/user: the viewer with the address of the chosen avatar's picture, so that no island needs the pictures' base;
 * `{status: false, data: null}` for a guest, 401 for a dead session. Where the base cannot be read it is the site itself.
 */
export const answerUser: Handler = (request) =>
  answering(request, async ({ jar, caller }) => {
    if (jar.isDead) throw new BffError('session_revoked');
    if (!jar.session) return json({ status: false, data: null });
    const [user, base] = await Promise.all([
      new Member(jar.session, jar, caller).fetchUser(),
      readPictureBaseLately(),
    ]);
    return json({ status: true, data: { ...user, avatar_url: assetUrl(base, user.avatar) } });
  });
