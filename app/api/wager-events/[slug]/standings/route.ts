import { json } from '@/lib/bff/answer';
import { BffError } from '@/lib/bff/bff-error';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { route } from '@/lib/bff/route';
import { slugParam } from '@/lib/bff/slug-param';
import { withEtag } from '@/lib/bff/with-etag';
import { findStandings } from '@/lib/data/wager-events';

/** GET: the first page of an event's ranks, as islands watch it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withEtag(
    route({ input: noInput }, async ({ params }) => {
      const standings = await findStandings(slugParam(params));
      if (!standings) throw new BffError('not_found');
      return json(standings);
    }),
  ),
});
