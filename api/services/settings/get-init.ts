import { isOn } from '@/contract/is-on';
import { toNumberForm } from '@/contract/number-form';
import { type InitWire, initSchema } from '@/contract/site';
import type { ServiceContext } from '../../context';
import { readSetting } from './read-setting';

/**
 * The settings that steer guards and redirects. Without a stored value nothing is required and no origin is named: an
 * origin is never invented (D11). The CDN's address comes from the environment alone.
 */
export async function getInit(ctx: ServiceContext): Promise<InitWire> {
  const stored = await readSetting(ctx, 'init', initSchema);
  return {
    cdn_url: ctx.config.cdnUrl,
    current_url: stored?.current_url ?? '',
    setting: {
      css: stored?.setting?.css ?? '',
      login_sms_required: isOn(stored?.setting?.login_sms_required),
      login_telegram_required: isOn(stored?.setting?.login_telegram_required),
      number_format: toNumberForm(stored?.setting?.number_format),
    },
  };
}
