import { json } from '@/lib/bff/answer';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { route } from '@/lib/bff/route';
import { readSiteAnswer } from '@/lib/data/site';

/** GET: the upstream's answer of /site out of the tagged cache. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ input: noInput }, async () => json(await readSiteAnswer())),
});
