import { eq } from 'drizzle-orm';
import type { ServiceContext, Writing } from '../../context';
import { sponsorTracking } from '../../db/schema/sponsor-tracking';
import { ServiceError } from '../../service-error';
import { recordAudit } from '../audit/record-audit';

type Tracking = typeof sponsorTracking.$inferSelect;

/** For how long the secret before holds, so that no postback is lost while the sponsor changes it. */
const overlapMs = 48 * 60 * 60_000;

/** Under which name a sponsor's secret is sealed. */
const about = (sponsorId: number) => `postback:${sponsorId}`;

/** The secrets that hold now, open: the present one, and the one before for two days. */
export function openSecrets(
  { vault, clock }: Pick<ServiceContext, 'vault' | 'clock'>,
  { sponsorId, secret, previousSecret, previousUntil }: Tracking,
): string[] {
  const isBefore = previousUntil !== null && previousUntil.getTime() > clock.now();
  const sealed = [secret, isBefore ? previousSecret : null].filter((one) => one !== null);
  return sealed.map((one) => vault.open(one, about(sponsorId)));
}

/**
 * Gives a sponsor's postbacks another secret, the sponsor's own or a new random one, and answers it: it is shown this once. The one before holds for two days
 * more. 404 for a sponsor without tracking.
 */
export async function renewSecret(
  writing: Writing,
  {
    sponsorId,
    actorId,
    given,
  }: { readonly sponsorId: number; readonly actorId: string; readonly given?: string | undefined },
): Promise<string> {
  const { tx, clock, ids, vault } = writing;
  const isIt = eq(sponsorTracking.sponsorId, sponsorId);
  const [row] = await tx.select().from(sponsorTracking).where(isIt).for('update');
  if (!row) throw new ServiceError('not_found');
  const secret = given ?? ids.secret();
  const now = clock.now();
  await tx
    .update(sponsorTracking)
    .set({
      secret: vault.seal(secret, about(sponsorId)),
      secretAt: new Date(now),
      previousSecret: row.secret,
      previousUntil: row.secret === null ? null : new Date(now + overlapMs),
    })
    .where(isIt);
  await recordAudit(writing, {
    ...{ actorId, action: 'postback_secret_changed', subject: `sponsor_tracking:${sponsorId}` },
    ...{
      before: { secret_at: row.secretAt?.toISOString() ?? null },
      after: { is_given: given !== undefined },
    },
    reason: 'Postback anahtarı değiştirildi.',
  });
  return secret;
}
