/** What an order is drawn by lot for: the seeds of a bracket, or who stands first among equals in a hunt's guesses or an event. */
export const orderDrawKinds = ['bracket', 'hunt', 'event'] as const;
/** One of them. */
export type OrderDrawKind = (typeof orderDrawKinds)[number];

/** Who stands first among equals: who was earlier, or whom the lot puts first. */
export const tieRules = ['earlier', 'draw'] as const;
