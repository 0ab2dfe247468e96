import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { readPicture } from '@/lib/bff/read-picture';
import { route } from '@/lib/bff/route';

/** GET: the public picture of a win, for everybody. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ input: noInput }, ({ params, caller }) => readPicture(params.id ?? '', caller)),
});
