import type { NewCode, NewCodeInput } from '@/contract/redeem-codes';
import type { ServiceContext } from '../../context';
import { redeemCodes } from '../../db/schema/redeem-codes';
import { invalidField } from '../../service-error';
import { normalCode } from './normal-code';
import { redeemHash } from './redeem-hash';
import { spokenCode } from './spoken-code';

/**
 * Stores a new redeem code by its hash, one of its own making where none is given, and answers it: nobody can read it again. 422 `unique`
 * where it is taken, `too_short` under 6 letters and digits.
 */
export async function makeCode(
  ctx: ServiceContext,
  { actorId, input }: { readonly actorId: string; readonly input: NewCodeInput },
): Promise<NewCode> {
  const code = input.code ?? spokenCode(ctx.ids.secret());
  if (normalCode(code).length < 6) throw invalidField('code', 'too_short');
  const [made] = await ctx.db
    .insert(redeemCodes)
    .values({
      codeHash: redeemHash(ctx.vault, code),
      title: input.title,
      channel: input.channel,
      amount: input.amount,
      maxUses: input.max_uses,
      startsAt: new Date(input.starts_at),
      endsAt: new Date(input.ends_at),
      createdBy: actorId,
      createdAt: new Date(ctx.clock.now()),
    })
    .onConflictDoNothing()
    .returning({ id: redeemCodes.id });
  if (!made) throw invalidField('code', 'unique');
  ctx.log.info({ event: 'redeem_code_made', id: made.id, actorId }, 'a redeem code was made');
  return { id: made.id, code };
}
