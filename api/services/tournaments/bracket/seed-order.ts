/**
 * The seeds from top to bottom of a bracket's first round: for 8 it is 1 8 4 5 2 7 3 6. Neighbours meet, each pair adds up to
 * `size` + 1, and the best two can only meet in the last round. `size` is a power of two.
 */
export function seedOrder(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
