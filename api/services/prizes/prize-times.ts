const dayMs = 24 * 3_600_000;

/** How long a winner has to say where a prize goes; then it is forfeited (ADR 182). */
export const answerMs = 14 * dayMs;

/** How long a winner can say that a prize which was handed over did not come. */
export const disputeMs = 7 * dayMs;
