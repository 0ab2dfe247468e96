/** A page as the API answers it (`pageOf` of the contract). */
interface Page<T> {
  readonly data: readonly T[];
  readonly next_cursor?: string | null | undefined;
}

/** Far more pages than a list has: an upstream that never comes to an end is left here. */
const mostPages = 1000;

/**
 * The rows of a list page by page, from its first page to its last; each page is read when the one before it was not enough. A cursor that
 * leads nowhere (`null`) ends the list. Throws what reading throws.
 */
export async function* pageChain<T>(
  first: () => Promise<Page<T>>,
  after: (cursor: string) => Promise<Page<T> | null>,
): AsyncGenerator<readonly T[]> {
  let page: Page<T> | null = await first();
  for (let count = 1; page; count += 1) {
    yield page.data;
    const cursor: string | null | undefined = count < mostPages ? page.next_cursor : null;
    page = cursor ? await after(cursor) : null;
  }
}
