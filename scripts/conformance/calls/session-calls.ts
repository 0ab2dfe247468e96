import { z } from 'zod';
import {
  loginInputSchema,
  refreshAnswerSchema,
  registerInputSchema,
  updateUserInputSchema,
  userAnswerSchema,
} from '@/contract/account';
import { statusSchema } from '@/contract/envelope';
import type { Asker } from './known-call';

/** One call of a session, as the specification has it (section 7). */
export interface SessionCall {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly who: Asker;
  /** What is sent; none for a read. */
  readonly input?: z.ZodType;
  readonly answer: z.ZodType;
  /** What it is for. */
  readonly does: string;
}

/** `status` may be left out: a token says enough (D27). */
export const tokenAnswerSchema = z.object({ token: z.string().min(1) });

/** The calls of a session, all of them required. */
export const sessionCalls: readonly SessionCall[] = [
  {
    method: 'POST',
    path: '/login',
    who: 'anybody',
    input: loginInputSchema,
    answer: tokenAnswerSchema,
    does: 'logs in; `email` holds a user name or an e-mail',
  },
  { method: 'GET', path: '/user', who: 'member', answer: userAnswerSchema, does: 'reads who is logged in' },
  {
    method: 'GET',
    path: '/refresh',
    who: 'member',
    answer: refreshAnswerSchema,
    does: 'answers the successor of the token it is asked with',
  },
  {
    method: 'PATCH',
    path: '/user',
    who: 'member',
    input: updateUserInputSchema,
    answer: statusSchema,
    does: 'stores the avatar that was chosen',
  },
  {
    method: 'POST',
    path: '/logout',
    who: 'member',
    input: z.object({}),
    answer: statusSchema,
    does: 'makes the token worthless',
  },
  {
    method: 'POST',
    path: '/register',
    who: 'anybody',
    input: registerInputSchema,
    answer: statusSchema,
    does: 'makes an account; the site then logs in with the same words',
  },
];
