/** What one bonus of a duel paid, in the bet's minor units: mostly 5 to 80 times the bet, now and then far more. */
export function computeWin(bet: number, random: () => number): number {
  const x = random() < 0.07 ? 150 + random() ** 2 * 900 : 3 + random() ** 2 * 95;
  return Math.round((bet * x) / 10) * 10;
}
