import type { ServiceContext } from '../../context';
import { isMigrated } from '../../db/migrations';
import { ServiceError } from '../../service-error';

/** Resolves when the database answers and every migration has been applied; otherwise `unavailable`. */
export async function checkReady(ctx: ServiceContext): Promise<void> {
  if (!(await isMigrated(ctx.db))) throw new ServiceError('unavailable', { retryAfterSeconds: 2 });
}
