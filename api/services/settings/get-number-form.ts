import { type NumberForm, toNumberForm } from '@/contract/number-form';
import { initSchema } from '@/contract/site';
import type { ServiceContext } from '../../context';
import { readSetting } from './read-setting';

/** How the operator wants numbers written where this program writes them for people: in mails (D39). */
export async function getNumberForm(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<NumberForm> {
  return toNumberForm((await readSetting(ctx, 'init', initSchema))?.setting?.number_format);
}
