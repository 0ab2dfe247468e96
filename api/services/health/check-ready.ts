import type { ServiceContext } from '../../context';
import { migrationState } from '../../db/migrations';
import { ServiceError } from '../../service-error';

/** Resolves when the database answers and no migration is missing; otherwise `unavailable`. */
export async function checkReady(ctx: ServiceContext): Promise<void> {
  const state = await migrationState(ctx.db);
  if (state === 'behind' || state === 'unreleased') {
    throw new ServiceError('unavailable', { retryAfterSeconds: 2 });
  }
}
