/** What a rule of a draw says: amounts in minor units of its currency; null where nothing is asked or nothing ends it. */
export interface TicketTerms {
  readonly amountPerTicket: number;
  readonly minAmount: number | null;
  readonly maxPerUser: number | null;
}

/**
 * How many tickets a deposit of `amount` earns, for the draw that counts and for the form that says so beforehand: one for every whole
 * amount of the rule, none below its minimum, and no more than what its limit leaves to a member who has `held` already.
 */
export function earnedTickets(
  { amountPerTicket, minAmount, maxPerUser }: TicketTerms,
  amount: number,
  held = 0,
) {
  if (amount < (minAmount ?? 0)) return 0;
  const earned = Math.floor(amount / amountPerTicket);
  return maxPerUser === null ? earned : Math.max(0, Math.min(earned, maxPerUser - held));
}
