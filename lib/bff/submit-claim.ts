import type { z } from 'zod';
import { type ClaimKind, claimStateAnswerSchema } from '@/contract/claims';
import { json } from './answer';
import { memberWrite } from './member-write';
import { type Handler, memberRoute } from './route';

/** A handler that hands in a claim of a kind, once for its Idempotency-Key: 201 with its number and state. */
export function submitClaim<Input>(kind: ClaimKind, input: z.ZodType<Input>): Handler {
  return memberRoute({ input, isKeyed: true }, async (member, call) => {
    const path = `/claims/${kind}` as const;
    const answer = claimStateAnswerSchema;
    return json(await memberWrite(member, call, { path, body: call.input, answer }), 201);
  });
}
