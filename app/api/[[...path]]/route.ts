import { answerCall } from '@/lib/bff/answer-call';

/** Every path under /api: the calls of `lib/calls.ts`, and 404 for all others. */
export {
  answerCall as DELETE,
  answerCall as GET,
  answerCall as HEAD,
  answerCall as OPTIONS,
  answerCall as PATCH,
  answerCall as POST,
  answerCall as PUT,
};
