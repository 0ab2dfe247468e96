import { addressKey, namesVisitor } from '@/system/address-key';
import type { ServiceContext } from '../../context';
import type { Limit } from '../../limits';

/**
 * Whether one more visit from this address goes into the statistics. Above the limit the visitor is served all the same, so
 * that nobody can blow up a sponsor's or a banner's numbers and nobody is turned away for it. An address that names no
 * visitor (the site itself, where no front server tells it whose request it is) is not limited.
 */
export async function mayCount(ctx: ServiceContext, limit: Limit): Promise<boolean> {
  return !namesVisitor(ctx.clientAddress) || limit.allows(addressKey(ctx.clientAddress));
}
