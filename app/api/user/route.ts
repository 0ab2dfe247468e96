import { updateUserInputSchema } from '@/contract/account';
import { json } from '@/lib/bff/answer';
import { BffError } from '@/lib/bff/bff-error';
import { chooseAvatar } from '@/lib/bff/choose-avatar';
import { Member } from '@/lib/bff/member';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute, route } from '@/lib/bff/route';
import { withAvatarUrl } from '@/lib/bff/with-avatar-url';

/** GET: the viewer, `{status: false, data: null}` for a guest, 401 for a dead session. PATCH {avatar}: the chosen avatar. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ input: noInput }, async ({ jar, caller }) => {
    if (jar.isDead) throw new BffError('session_revoked');
    if (!jar.session) return json({ status: false, data: null });
    const user = await new Member(jar.session, jar, caller).fetchUser();
    return json({ status: true, data: await withAvatarUrl(user) });
  }),
  PATCH: memberRoute(
    { input: updateUserInputSchema, isTelegramExempt: true },
    async (member, { input, caller }) => {
      await chooseAvatar(member, input, caller);
      return json({ status: true });
    },
  ),
});
