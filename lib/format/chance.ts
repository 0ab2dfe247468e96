/**
 * The chance of at least one of `picks` prizes with `own` of `total` tickets, from 0 to 1, and never told too high: a drawn ticket is not
 * put back, and as a member wins once, whoever has not won yet has at least this chance at the next pick.
 */
export function chanceOfAny(own: number, total: number, picks: number): number {
  if (own <= 0 || total <= 0) return 0;
  let none = 1;
  for (let drawn = 0; drawn < picks && none > 0; drawn += 1) {
    const left = total - drawn;
    none *= left <= own ? 0 : (left - own) / left;
  }
  return 1 - none;
}
