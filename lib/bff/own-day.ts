import type { z } from 'zod';
import { earnedAnswerSchema } from '@/contract/earn-rules';
import { ownRankAnswerSchema } from '@/contract/leaders';
import { openOrderStates, ordersAnswerSchema } from '@/contract/market-orders';
import { ownTicketsAnswerSchema } from '@/contract/raffles';
import { getTonight } from '@/lib/data/tonight';
import type { OwnDay } from '@/lib/format/own-day';
import { isUpstreamError } from '@/lib/upstream/error';
import type { Member } from './member';
import { memberRead } from './member-read';
import type { Call } from './route';

/**
 * What the start page says to its member, in one call of the browser: each part is null where the upstream has none or does not answer for it.
 * Throws where the session has ended.
 */
export async function readOwnDay(member: Member, call: Pick<Call<unknown>, 'caller'>): Promise<OwnDay> {
  const read = <T>(path: `/${string}`, answer: z.ZodType<T>) =>
    memberRead(member, call, { path, answer }).catch(nothing);
  const { draw } = await getTonight();
  const [earned, tickets, rank, orders] = await Promise.all([
    read('/points/me', earnedAnswerSchema),
    draw && read(`/raffles/${draw.slug}/mine`, ownTicketsAnswerSchema),
    read('/leaders/coins/week/me', ownRankAnswerSchema),
    read('/user/orders?view=open', ordersAnswerSchema),
  ]);
  return {
    card: earned?.data.card ?? null,
    tickets: draw && tickets && { slug: draw.slug, count: tickets.data.count },
    rank: rank && { rank: rank.data?.rank ?? null, toNext: rank.data?.to_next ?? null },
    // An upstream that does not know the question answers with all of them.
    openOrders: orders?.data.filter(({ state }) => isOpen(state)).length ?? null,
  };
}

function isOpen(state: string): boolean {
  return openOrderStates.some((open) => open === state);
}

function nothing(error: unknown): null {
  if (isUpstreamError(error)) return null;
  throw error;
}
