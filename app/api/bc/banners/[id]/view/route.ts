import { viewBanner } from '@/lib/bff/banner';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { pictureOrNothing } from '@/lib/bff/picture-or-nothing';
import { route } from '@/lib/bff/route';

/** GET: a banner's picture; the view is counted upstream. HEAD is refused: nothing is seen, so nothing may count. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: pictureOrNothing(
    route({ input: noInput }, ({ params, caller }) => viewBanner(params.id ?? '', caller)),
  ),
  HEAD: null,
});
