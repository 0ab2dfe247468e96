import { ownEventPartAnswerSchema } from '@/contract/events';
import { slugParamsSchema } from '@/contract/slug';
import { methods } from '@/lib/bff/methods';
import { passRead, passWrite } from '@/lib/bff/pass-through';

const answer = ownEventPartAnswerSchema;

/** GET: the member's own part of an event. POST: takes part. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: passRead({ params: slugParamsSchema, path: '/events/[slug]/participation', answer }),
  POST: passWrite({ params: slugParamsSchema, path: '/events/[slug]/participation', answer }),
});
