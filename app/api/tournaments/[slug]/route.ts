import { json } from '@/lib/bff/answer';
import { BffError } from '@/lib/bff/bff-error';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { route } from '@/lib/bff/route';
import { withEtag } from '@/lib/bff/with-etag';
import { findTournament } from '@/lib/data/tournaments';

/** GET: a tournament as its page shows it, out of the tagged cache, for who watches it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withEtag(
    route({ input: noInput }, async ({ params }) => {
      const tournament = await findTournament(params.slug ?? '');
      if (!tournament) throw new BffError('not_found');
      return json({ status: true, data: tournament });
    }),
  ),
});
