import { json } from '@/lib/bff/answer';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { route } from '@/lib/bff/route';
import { withEtag } from '@/lib/bff/with-etag';
import { getNowPlaying } from '@/lib/data/schedule';

/** GET: what is being played on the stream, out of the tagged cache, for who watches it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withEtag(route({ input: noInput }, async () => json({ data: await getNowPlaying() }))),
});
