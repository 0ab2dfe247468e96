type Fetch = typeof fetch;

/** Between two tries, twice as long each time; milliseconds. */
const restMs = 500;
const longestRestMs = 10_000;

/**
 * A `fetch` by which the open page, when it has itself read anew, waits for a site that is away or fails, for as long as that takes: Next's router would give the page up
 * for the browser's own error. Everything else is asked as it was.
 */
export function readPatiently(usual: Fetch, path: () => string): Fetch {
  return async (input, init) => {
    const isOwn = init !== undefined && isReading(init) && pathOf(input) === path();
    for (let rest = restMs; ; rest = Math.min(rest * 2, longestRestMs)) {
      const asked = usual(input, init);
      if (!isOwn) return asked;
      const answer = await asked.catch(() => null);
      if (answer !== null && answer.status < 500) return answer;
      if (init.signal?.aborted || pathOf(input) !== path()) return answer ?? asked;
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  };
}

/** How the router asks for a page: not the way it asks for one beforehand. */
function isReading({ headers }: RequestInit): boolean {
  const given = new Headers(headers);
  return given.has('rsc') && !given.has('next-router-prefetch');
}

function pathOf(input: Parameters<Fetch>[0]): string {
  return new URL(input instanceof Request ? input.url : input, 'http://localhost').pathname;
}
