import { and, eq } from 'drizzle-orm';
import type { WinWire } from '@/contract/wins';
import type { ServiceContext } from '../../context';
import { winKind } from '../../db/kinds/wins';
import { wins } from '../../db/schema/wins';
import { ServiceError } from '../../service-error';
import { selectWins, toWinWire } from './win-rows';

/** An approved win; any other is `not_found`. */
export async function findWin(ctx: ServiceContext, id: number): Promise<WinWire> {
  const rows = await selectWins(ctx.db).where(and(eq(wins.id, id), winKind.shown()));
  if (!rows[0]) throw new ServiceError('not_found');
  return toWinWire(rows[0]);
}
