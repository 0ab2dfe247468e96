/** A row that stands elsewhere than before, and how far from there it was; in pixels, down positive. */
interface Move<Row> {
  readonly row: Row;
  readonly by: number;
}

/** What moved between two measurements of the same rows' tops; a row that came anew has not moved. */
export function toMoves<Row>(
  before: ReadonlyMap<Row, number>,
  after: ReadonlyMap<Row, number>,
): readonly Move<Row>[] {
  return [...after].flatMap(([row, top]) => {
    const by = (before.get(row) ?? top) - top;
    return by === 0 ? [] : [{ row, by }];
  });
}
