import { z } from 'zod';
import { marketTypes } from '@/contract/market';
import { requirementsSchema } from '@/contract/requirements';
import { takenSlugs } from '../../../site-links';
import * as value from '../values';

/** The columns of a file of market items. `supply` is how many there are in all, the sold ones too; none is no limit. */
export const itemFields = z.object({
  slug: value.slugBeside(takenSlugs.market),
  title: value.orUsual(value.given(120)),
  summary: value.text(320),
  description: value.text(4000),
  type: value.orUsual(value.oneOf(marketTypes)),
  sponsor: value.sponsor(),
  price: value.orUsual(value.count(1, 1_000_000_000)),
  supply: value.whole(0, 1_000_000),
  per_user_limit: value.whole(1, 10_000),
  cooldown_h: value.whole(1, 87_600),
  delivery_h: value.whole(1, 8760),
  ticket_count: value.orUsual(value.count(1, 1000)),
  requirements: value.objectOf(requirementsSchema.strict()),
  image: value.picture(),
  sort: value.orUsual(value.count(-1_000_000, 1_000_000)),
  state: value.orUsual(value.oneOf(['draft', 'active', 'paused', 'archived'])),
  visible_from: value.moment(),
  visible_to: value.moment(),
});

/** Reads a row of it. */
export const itemSchema = itemFields.transform(toRow);

/** An item as a file has it, by the keys of its table; `sponsor` is a slug. */
export type ItemRow = ReturnType<typeof toRow>;

function toRow(given: z.infer<typeof itemFields>) {
  const { per_user_limit, cooldown_h, delivery_h, ticket_count, visible_from, visible_to, ...plain } = given;
  return {
    ...plain,
    perUserLimit: per_user_limit,
    cooldownH: cooldown_h,
    deliveryH: delivery_h,
    ticketCount: ticket_count,
    visibleFrom: visible_from,
    visibleTo: visible_to,
  };
}
