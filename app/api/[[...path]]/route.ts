import { BffError } from '@/lib/bff/bff-error';
import { noInput } from '@/lib/bff/no-input';
import { route } from '@/lib/bff/route';

const notFound = route({ input: noInput }, async () => {
  throw new BffError('not_found');
});

/** Every path under /api that is none of ours answers 404 in the error body: nothing is proxied by its path (T-BFF-1). */
export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
