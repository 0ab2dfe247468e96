interface Line {
  readonly gameId: number | null;
  readonly gameName: string | null;
  readonly bet: number;
}

/**
 * A list that is written anew, its lines called what they were called before: the first of the stored ones with that game and bet lends its
 * key. The stream desk names lines by them, and may have steps under way.
 */
export function keepLineKeys<New extends Line>(
  stored: readonly (Line & { readonly lineKey: string; readonly position: number })[],
  lines: readonly New[],
): readonly (New & { readonly lineKey?: string })[] {
  // What is deleted is answered in any order.
  const left = stored.toSorted((one, other) => one.position - other.position);
  return lines.map((line) => {
    const at = left.findIndex((one) => isAlike(one, line));
    const [kept] = at < 0 ? [] : left.splice(at, 1);
    return kept ? { ...line, lineKey: kept.lineKey } : line;
  });
}

function isAlike(one: Line, other: Line): boolean {
  return one.gameId === other.gameId && one.gameName === other.gameName && one.bet === other.bet;
}
