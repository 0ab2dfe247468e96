import { json } from '@/lib/bff/answer';
import { BffError } from '@/lib/bff/bff-error';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { route } from '@/lib/bff/route';
import { withEtag } from '@/lib/bff/with-etag';
import { findHunt } from '@/lib/data/hunts';

/** GET: a hunt as its page shows it, for who watches it; out of the tagged cache. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withEtag(
    route({ input: noInput }, async ({ params }) => {
      const hunt = await findHunt(params.slug ?? '');
      if (!hunt) throw new BffError('not_found');
      return json({ data: hunt });
    }),
  ),
});
