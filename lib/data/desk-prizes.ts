import 'server-only';
import {
  type DeskDrawWire,
  type DeskPrizeWire,
  deskDrawsAnswerSchema,
  deskDrawsQuerySchema,
  deskPrizesAnswerSchema,
  deskPrizesQuerySchema,
} from '@/contract/desk-prizes';
import { readOwn } from './read-own';

type Asked = Readonly<Record<string, string>>;

/** A page of draws as the team watches them; nothing for a query that is none. */
export async function listDeskDraws(asked: Asked) {
  if (!deskDrawsQuerySchema.safeParse(asked).success) return none<DeskDrawWire>();
  const answer = await readOwn(`/desk/draws?${new URLSearchParams(asked)}`, deskDrawsAnswerSchema);
  return { items: answer?.data ?? [], nextCursor: answer?.next_cursor ?? null };
}

/** A page of prizes that were won; nothing for a query that is none. */
export async function listDeskPrizes(asked: Asked) {
  if (!deskPrizesQuerySchema.safeParse(asked).success) return none<DeskPrizeWire>();
  const answer = await readOwn(`/desk/prizes?${new URLSearchParams(asked)}`, deskPrizesAnswerSchema);
  return { items: answer?.data ?? [], nextCursor: answer?.next_cursor ?? null };
}

function none<Item>(): { readonly items: readonly Item[]; readonly nextCursor: null } {
  return { items: [], nextCursor: null };
}
