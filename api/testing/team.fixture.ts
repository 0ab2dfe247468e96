import { Secret, TOTP } from 'otpauth';
import { recoveryCodes } from '../db/schema/recovery-codes';
import { secondFactors } from '../db/schema/second-factors';
import { sealedFor } from '../services/second-factor/assert-code';
import { hashRecoveryCode } from '../services/second-factor/recovery-codes';
import { makeUser } from './accounts.fixture';
import type { TestApp } from './app.fixture';
import { begunCode, factorBearers, knownRecoveryCode } from './factor-operations.fixture';
import { knownCandidate, knownMateId } from './mate-operations.fixture';

const secret = new Secret({ buffer: new Uint8Array(20).fill(7).buffer }).base32;

/** The code that an app with the secret shows at a moment. */
export function appCode(of: string, nowMs: number): string {
  return new TOTP({ secret: of }).generate({ timestamp: nowMs });
}

/** A second factor of somebody, with one recovery code; begun alone where it is not confirmed. Answers its secret. */
export async function addFactor(
  site: TestApp,
  userId: string,
  { isConfirmed = true, code = knownRecoveryCode } = {},
): Promise<string> {
  const { db } = site.database;
  const at = new Date(site.clock.now());
  const sealed = site.deps.vault.seal(secret, sealedFor(userId));
  await db
    .insert(secondFactors)
    .values({ userId, sealed, startedAt: at, confirmedAt: isConfirmed ? at : null });
  if (!isConfirmed) return secret;
  const codeHash = hashRecoveryCode(site.deps.vault, userId, code.replace('-', ''));
  await db.insert(recoveryCodes).values({ userId, codeHash });
  return secret;
}

/** Whom the good calls of the team's page and of the second factor name. */
export async function addKnownTeam(site: TestApp): Promise<void> {
  const permission = 'moderator';
  await makeUser(site, knownCandidate);
  await makeUser(site, 'takimdan', { id: knownMateId, permission });
  await addFactor(site, knownMateId);
  await makeUser(site, factorBearers.beginning, { permission });
  const begun = await makeUser(site, factorBearers.begun, { permission });
  begunCode.code = appCode(await addFactor(site, begun, { isConfirmed: false }), site.clock.now());
  for (const name of [factorBearers.having, factorBearers.leaving])
    await addFactor(site, await makeUser(site, name, { permission }));
}
