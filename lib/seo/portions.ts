/**
 * The items at one place of a sequence that is cut into portions of a size, the first number being 1, however long the parts are in which
 * it comes. `null` where the sequence has ended before; the first portion is always there. Reads no further than it must.
 */
export async function takePortion<T>(
  parts: AsyncIterable<readonly T[]>,
  number: number,
  size: number,
): Promise<readonly T[] | null> {
  const [from, to] = [(number - 1) * size, number * size];
  const portion: T[] = [];
  let at = 0;
  for await (const part of parts) {
    portion.push(...part.slice(Math.max(0, from - at), Math.max(0, to - at)));
    at += part.length;
    if (at >= to) break;
  }
  return portion.length > 0 || number === 1 ? portion : null;
}

/** How many portions of a size a sequence has, at least one. */
export async function countPortions(parts: AsyncIterable<readonly unknown[]>, size: number): Promise<number> {
  let total = 0;
  for await (const part of parts) total += part.length;
  return Math.max(1, Math.ceil(total / size));
}
