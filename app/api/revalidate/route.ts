import { json } from '@/lib/bff/answer';
import { answering } from '@/lib/bff/answering';
import { methods } from '@/lib/bff/methods';
import { revalidate } from '@/lib/bff/revalidate';

/** POST {tags}, signed by the upstream; no browser calls it, so the signature stands in for the same-origin check. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request) => answering(request, async () => json({ status: true, tags: await revalidate(request) })),
});
