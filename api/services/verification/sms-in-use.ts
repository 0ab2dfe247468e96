import { z } from 'zod';
import type { ServiceContext } from '../../context';
import type { Sms } from '../../sms/sms';
import { readSetting } from '../settings/read-setting';

const smsSettingSchema = z.object({ is_off: z.boolean().optional() });

/** What sends codes now; null where nothing is configured, or the operator's setting `sms` has switched it off. */
export async function smsInUse(ctx: ServiceContext): Promise<Sms | null> {
  if (ctx.sms === null) return null;
  const setting = await readSetting(ctx, 'sms', smsSettingSchema);
  return setting?.is_off === true ? null : ctx.sms;
}
