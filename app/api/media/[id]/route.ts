import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { readMedia } from '@/lib/bff/read-media';
import { memberRoute } from '@/lib/bff/route';

/** GET: a picture, for its owner and the reviewers of its claim. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: memberRoute({ input: noInput }, (member, { params, caller }) =>
    readMedia(member, params.id ?? '', caller),
  ),
});
