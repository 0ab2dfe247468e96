import { desc, eq } from 'drizzle-orm';
import type { AreaSettingsWire } from '@/contract/desk-settings';
import type { ServiceContext } from '../../../context';
import { auditLog } from '../../../db/schema/audit-log';
import { users } from '../../../db/schema/users';
import { listAreasOff } from '../../settings/list-areas-off';
import { areasSubject, areaVersion } from './area-version';

/** Which areas are off, and who of the team said so last. */
export async function getAreaSettings(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<AreaSettingsWire> {
  const off = await listAreasOff(ctx);
  const [last] = await ctx.db
    .select({ by: users.username, at: auditLog.createdAt })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(eq(auditLog.subject, areasSubject))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return {
    version: areaVersion(off),
    areas_off: [...off],
    changed_by: last?.by ?? null,
    changed_at: last?.at.toISOString() ?? null,
  };
}
