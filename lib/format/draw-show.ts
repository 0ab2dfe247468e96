/** How long a step of the show stands; milliseconds. A ticket is read out before its owner is named. */
const stepsMs = { start: 4_000, ticket: 3_000, name: 4_000 };

/** Where a show of a draw stands: how many places were told, the last place first, and whether the last one told has its name yet. */
export interface DrawShow {
  readonly told: number;
  readonly isNamed: boolean;
}

/** The step at which everything was told. */
export const lastShowStep = (winners: number) => winners * 2;

/** How long a step stands before the next one; milliseconds. */
export function showStepMs(step: number): number {
  if (step === 0) return stepsMs.start;
  return step % 2 === 1 ? stepsMs.ticket : stepsMs.name;
}

/** What was told at a step: at 0 nothing yet, then for each winner the ticket alone, then whose it is. */
export function showAt(step: number): DrawShow {
  return { told: Math.ceil(step / 2), isNamed: step % 2 === 0 };
}

/** The step that a show of so many winners stands at so many milliseconds after its beginning; never beyond its last one. */
export function showStepAfter(ms: number, winners: number): number {
  const last = lastShowStep(winners);
  let step = 0;
  for (let left = ms; step < last && left >= showStepMs(step); step += 1) left -= showStepMs(step);
  return step;
}
