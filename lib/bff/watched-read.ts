import { json } from './answer';
import { BffError } from './bff-error';
import { noInput } from './no-input';
import { type Handler, route } from './route';
import { slugParam } from './slug-param';
import { withEtag } from './with-etag';

/**
 * A read of what people watch under a slug: what `find` knows, as the page shows it, out of the tagged cache; 304 for who has it
 * already, 404 for an unknown slug.
 */
export function watchedRead(find: (slug: string) => Promise<object | null>): Handler {
  return withEtag(
    route({ input: noInput }, async ({ params }) => {
      const found = await find(slugParam(params));
      if (!found) throw new BffError('not_found');
      return json(found);
    }),
  );
}

/** The same as `{status, data}`. */
export function watchedData(find: (slug: string) => Promise<object | null>): Handler {
  return watchedRead(async (slug) => {
    const data = await find(slug);
    return data && { status: true, data };
  });
}
