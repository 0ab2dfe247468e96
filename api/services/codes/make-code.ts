import { inArray } from 'drizzle-orm';
import type { NewCode, NewCodeInput } from '@/contract/redeem-codes';
import type { ServiceContext } from '../../context';
import { redeemCodes } from '../../db/schema/redeem-codes';
import { transact } from '../../db/transact';
import { invalidField } from '../../service-error';
import { noteCode } from '../announcements/note-code';
import { normalCode } from './normal-code';
import { redeemHash } from './redeem-hash';
import { spokenCode } from './spoken-code';

/**
 * Stores new redeem codes by their hashes, of its own making where none is given, and answers them: nobody can read one again. Several are one
 * batch. 422 `unique` where the given one is taken, `too_short` under 6 letters and digits, `invalid` for one code of several.
 */
export async function makeCode(
  ctx: ServiceContext,
  { actorId, input }: { readonly actorId: string; readonly input: NewCodeInput },
): Promise<NewCode> {
  if (input.code !== undefined && input.count > 1) throw invalidField('code', 'invalid');
  const codes = input.code ? [input.code] : makeUp(ctx, input.count);
  if (codes.some((code) => normalCode(code).length < 6)) throw invalidField('code', 'too_short');
  const id = await transact(ctx.db, (tx) => store({ ...ctx, db: tx }, { codes, input, actorId }));
  ctx.log.info({ event: 'redeem_code_made', id, count: codes.length, actorId }, 'redeem codes were made');
  return { id, codes };
}

function makeUp({ ids }: ServiceContext, count: number): string[] {
  return Array.from({ length: count }, () => spokenCode(ids.secret()));
}

interface Made {
  readonly codes: readonly string[];
  readonly input: NewCodeInput;
  readonly actorId: string;
}

/** Stores all of them or none, and answers the first one's id. */
async function store({ db, vault, clock }: ServiceContext, { codes, input, actorId }: Made): Promise<number> {
  const common = {
    title: input.title,
    channel: input.channel,
    amount: input.amount,
    maxUses: input.max_uses,
    startsAt: new Date(input.starts_at),
    endsAt: new Date(input.ends_at),
    createdBy: actorId,
    createdAt: new Date(clock.now()),
  };
  const stored = await db
    .insert(redeemCodes)
    .values(codes.map((code) => ({ ...common, codeHash: redeemHash(vault, code) })))
    .onConflictDoNothing()
    .returning({ id: redeemCodes.id });
  const ids = stored.map((row) => row.id);
  const first = Math.min(...ids);
  if (ids.length < codes.length) throw invalidField('code', 'unique');
  const [code] = codes;
  if (code !== undefined && codes.length === 1 && input.channel === 'telegram')
    await noteCode(db, { vault, clock }, { id: first, code, input });
  if (ids.length > 1)
    await db.update(redeemCodes).set({ batchId: first }).where(inArray(redeemCodes.id, ids));
  return first;
}
