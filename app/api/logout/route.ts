import { json } from '@/lib/bff/answer';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { revoke } from '@/lib/bff/open-session';
import { route } from '@/lib/bff/route';

/** POST: ends the session here and upstream (D5), the affiliate code of this browser with it (D6). Never fails. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ input: noInput }, async ({ jar, caller }) => {
    if (jar.session) await revoke(jar.session.token, caller);
    jar.clear();
    const response = json({ status: true });
    response.headers.set('clear-site-data', '"cache"');
    return response;
  }),
});
