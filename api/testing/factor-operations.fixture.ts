import { goodPassword } from './accounts.fixture';
import type { KnownOperation } from './known-operation.fixture';

/** Who of the team begins a second factor, confirms one, and has one: the good calls are theirs. */
export const factorBearers = {
  beginning: 'baslayan',
  begun: 'onaylayan',
  having: 'kodlu',
  leaving: 'birakan',
};

/** A code that is good for who has begun; `addKnownTeam` sets it, by the clock of the application. */
export const begunCode = { code: '000000' };

/** The recovery code of who has a factor, and of who does without. */
export const knownRecoveryCode = 'ABCDE-23456';

const path = '/user/second-factor';
const code = { code: knownRecoveryCode };

/** One good call of every operation on the own second factor. */
export const factorOperations: readonly KnownOperation[] = [
  { method: 'GET', path, needsToken: true, by: factorBearers.beginning },
  {
    method: 'POST',
    path,
    body: { password: goodPassword },
    needsToken: true,
    by: factorBearers.beginning,
  },
  {
    method: 'POST',
    path: `${path}/confirmation`,
    body: begunCode,
    needsToken: true,
    by: factorBearers.begun,
  },
  {
    method: 'POST',
    path: `${path}/recovery-codes`,
    body: code,
    needsToken: true,
    by: factorBearers.having,
  },
  { method: 'POST', path: `${path}/removal`, body: code, needsToken: true, by: factorBearers.leaving },
];
