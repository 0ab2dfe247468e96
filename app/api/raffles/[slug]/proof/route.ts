import { json } from '@/lib/bff/answer';
import { BffError } from '@/lib/bff/bff-error';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { route } from '@/lib/bff/route';
import { slugParam } from '@/lib/bff/slug-param';
import { withEtag } from '@/lib/bff/with-etag';
import { findDrawProof } from '@/lib/data/raffles';

/** GET: everything a drawn draw was computed from, to keep and to compute again. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withEtag(
    route({ input: noInput }, async ({ params }) => {
      const proof = await findDrawProof(slugParam(params));
      if (!proof) throw new BffError('not_found');
      return json(proof.data);
    }),
  ),
});
