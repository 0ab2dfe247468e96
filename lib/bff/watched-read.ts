import { json } from './answer';
import { BffError } from './bff-error';
import { methods } from './methods';
import { noInput } from './no-input';
import { route } from './route';
import { slugParam } from './slug-param';
import { withEtag } from './with-etag';

/**
 * The handlers of what people watch under a slug: GET answers what `find` knows, as the page shows it, out of the tagged cache; 304 for
 * who has it already, 404 for an unknown slug.
 */
export function watchedRead(find: (slug: string) => Promise<object | null>) {
  return methods({
    GET: withEtag(
      route({ input: noInput }, async ({ params }) => {
        const data = await find(slugParam(params));
        if (!data) throw new BffError('not_found');
        return json({ status: true, data });
      }),
    ),
  });
}
