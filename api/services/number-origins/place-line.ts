/** What a line of a standing is called in an address: its place, because the name of a player at a sponsor is nobody's to read. */
export function toPlaceLine(rank: number): string {
  return `rank-${rank}`;
}

/** The place in such a name; null for any other. */
export function placeOf(line: string | undefined): number | null {
  const found = /^rank-([1-9]\d{0,8})$/.exec(line ?? '');
  return found ? Number(found[1]) : null;
}
